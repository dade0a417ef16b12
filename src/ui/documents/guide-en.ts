import type { GuideWords } from './guide.ts'

/** The guide in English (HOME-03). */
export const guide: GuideWords = {
  accesso: {
    title: 'Signing in',
    questions: {
      'serve-un-account': [
        'Do I need an account to use {app}?',
        'No: businesses, services, places, municipalities, events and search are open to everyone.',
        'You need an account to receive notices, follow topics, chat and keep favourites and events. All it takes is a username and an email address: the account becomes active with the code you receive.',
      ],
      'password-dimenticata': [
        'I have forgotten my password: what do I do?',
        'On the sign-in page, tap “Have you forgotten your password?” and enter your username. You will receive a code: use it to choose a new password.',
        'If the code has expired, ask for another one: the one before it is no longer valid.',
      ],
      'altro-dispositivo': [
        'Can I use {app} on more than one device?',
        'Yes, with the same username. In “My devices” you see them all. You can switch off those on which you no longer want notices, or delete them.',
      ],
    },
  },
  notifiche: {
    title: 'Notices and surveys',
    questions: {
      'chi-le-manda': [
        'Who sends me notices?',
        'Your municipality and the businesses and services you follow. Unread notices have a dot. Next to “Notices” you see how many there are.',
        'You can sort them, group them by day or by sender, and see only those of one type.',
      ],
      questionari: [
        'How do I answer a survey?',
        'Open the notice, answer and tap “Send answers”. Answers that you have not sent yet stay on this device, even if you close the page or have no network.',
        'When a survey allows it, you can leave out your name. You can read a closed survey, but it does not accept any more answers.',
      ],
      'eliminare-notifiche': [
        'How do I delete notices that I no longer need?',
        'Open the notice and tap the bin, or tap “Select” in the list and choose more than one. Before we delete anything, we always ask you to confirm.',
      ],
      allegati: [
        'How do I save an attachment?',
        'Tap the file to download it, or “Send by email” to receive it at your address.',
      ],
    },
  },
  argomenti: {
    title: 'Topics to follow',
    questions: {
      iscriversi: [
        'How do I follow a topic?',
        'Open the page of a business or service, for example that of your municipality: under “Topics”, tap “Follow”. From then on you receive its notices. To stop, tap “Stop following” and confirm.',
      ],
      'argomenti-con-password': [
        'Why does a topic ask me for a password or a request?',
        'Some topics are restricted: you get the password from whoever manages them. Others you follow on request: you send the request from the app, and whoever manages them answers you.',
      ],
      'per-indirizzo': [
        'How do I receive only the notices for my street or my district?',
        'For topics such as street cleaning, you choose your address or your district when you follow them. You can change it whenever you like, in the same place.',
      ],
    },
  },
  mappa: {
    title: 'Places and map',
    questions: {
      'cercare-un-luogo': [
        'How do I find a place?',
        'Type in the search box at the top of Home, or open “Places” and switch from the list to the map. Tap a marker to find out what it is: from there you can call, email or get directions.',
      ],
      posizione: [
        'Does {app} know my location?',
        'Only if you allow it, and only to show you what is near you. You can refuse: everything else works just the same.',
      ],
      preferiti: [
        'How do I find the things I use often?',
        'Tap the heart next to a business, a service or a place: you will find it in “Favourites”. Tap the heart again to remove it.',
      ],
    },
  },
  eventi: {
    title: 'Events and information sheets',
    questions: {
      'che-cosa-c-e-oggi': [
        'How do I see what is on today?',
        'The “Events” page opens on today. With the arrows you go to the day before or after; tap the date to choose one from the calendar.',
      ],
      'filtrare-eventi': [
        'How do I see only the events that interest me?',
        'Tap the filter at the top and choose the type, the municipality or only what is free. A mark on the filter reminds you that you do not see everything.',
      ],
      schede: [
        'What are the information sheets of the municipalities?',
        'Information that changes often: sports facilities, car parks with their free spaces, the flights at Malpensa. You will find them on the page of each municipality.',
      ],
    },
  },
  calendario: {
    title: 'My calendar',
    questions: {
      'salvare-un-evento': [
        'How do I keep an event?',
        'On its page, add it to your calendar: you will find it in your profile, even when there is no network. You can also add it to the calendar of your device.',
      ],
      promemoria: [
        'How do I get reminded of an event?',
        'Open it from your calendar and choose when you want the reminder. You can change or remove it at any time.',
      ],
    },
  },
  comune: {
    title: 'Your municipality',
    questions: {
      segnalare: [
        'How do I report a pothole, a broken street lamp or another problem?',
        'In the menu tap “Report a problem”: write what is wrong and where. Your mail app opens, with the message to the municipality ready.',
        'What you have written stays on this device until you open the message.',
      ],
      'note-legali': [
        'Where do I find the accessibility statement and the legal notes?',
        'In the menu, under “Legal notes and accessibility”. There you also find who offers {app} and how to write if something does not work for you.',
      ],
    },
  },
  chat: {
    title: 'Chat',
    questions: {
      'scrivere-a-un-attivita': [
        'How do I write to an office or a shop?',
        'Open its page and tap “Chat”. Conversations stay in “Chat”, with the latest one at the top.',
      ],
      'messaggio-non-inviato': [
        'Why is a message marked as not sent?',
        'There was no network, or the service did not reply. The message stays where it is: tap it to send it again. No message is sent twice.',
      ],
    },
  },
  privacy: {
    title: 'Data and privacy',
    questions: {
      'quali-dati': [
        'Which of my data does {app} use, and who sees it?',
        'It is all in the privacy policy, which you can read again whenever you like. On the same page you give or withdraw your consents.',
      ],
      'eliminare-l-account': [
        'How do I delete my account?',
        'From your profile, with your password. We delete your data: after that, you cannot get it back.',
      ],
    },
  },
  accessibilita: {
    title: 'Accessibility',
    questions: {
      'testo-grande': [
        'Can I make the text larger?',
        'Yes: use the zoom of your browser or your device. The pages adapt up to 200% without losing anything.',
      ],
      'senza-mouse': [
        'Can I use {app} with a keyboard or a screen reader?',
        'Yes, all of it. The Tab key takes you from one control to the next. Esc closes what is open. The arrow keys move through lists, calendars and maps. If there is something you cannot use, write to support.',
        'If your device asks for fewer animations, nothing here moves by itself.',
      ],
      lingua: [
        'Can I use {app} in another language?',
        'Yes, in Italian, Spanish and German too. The languages are at the foot of Home and in the settings, and your choice stays on this device.',
      ],
    },
  },
}
