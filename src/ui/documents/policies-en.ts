import type { PolicyDocuments } from './document.ts'

/** Both documents in English (PRIV-01, LANG-01). */
export const policies: PolicyDocuments = {
  app: [
    [
      'What {app} is for',
      '{app} is the app with which the municipalities taking part and the local businesses and services talk to the people who live there and the people who visit. Here you find notices, surveys and topics to follow. You also find places, events and conversations.',
      'You can look around without an account. You need an account to receive notices, answer surveys, write to businesses and services and keep favourites and events.',
    ],
    [
      'Your account',
      'When you sign up, we ask you for a username, a first name, a surname and an email address. A mobile number is optional. The account becomes active with the code you receive by email.',
      'Your username and password are personal: do not share them with anyone. If you think that someone knows them, change the password from your profile.',
      'You can delete your account whenever you like, from your profile. We then delete your data, and you can no longer read the notices you have received.',
    ],
    [
      'Notices',
      'You receive the general notices of your municipality and those of the topics you follow. You can stop following a topic at any time: from then on you receive no more notices about it.',
      'In an emergency, the notices of {app} are in addition to the official channels. They do not replace them. To get help, always call 112.',
    ],
    [
      'Location and device',
      'We use your location to show you what is near you and, when you ask for it, to report a place. Your device asks for your permission. If you do not give it, the app works all the same.',
      'To deliver notices to you, we record a code that identifies the device, its type and the permissions you have given. You will find your devices in your profile, where you can switch them off or delete them.',
    ],
    [
      'How to behave',
      'Be respectful when you write to businesses and services. Do not send other people’s data unless it is necessary. We may remove messages that are offensive, that advertise or that break the law. We may also suspend the account that sends them.',
    ],
    [
      'Availability and changes',
      'We do what we can so that {app} is always available, but it may stop for maintenance. If these terms change, we tell you in the app, and ask you to read them again.',
    ],
  ],
  privacy: [
    [
      'Who processes your data',
      'The data controller is the municipality that you deal with through {app}. The operator of the platform processes the data on its behalf, as data processor, under Regulation (EU) 2016/679.',
      'If you have any questions about your data, you can write to the data protection officer of your municipality: the address is on its official website.',
    ],
    [
      'Which data we use',
      'We use the data that you give us: username, first name, surname and email address. If you like, you also give us your mobile number, address and profile picture. We use the topics you follow, your survey answers and the messages you write.',
      'We use the data of the device: a code that identifies it, its type, and the permissions for notifications and for location. We use your location only if you allow it.',
    ],
    [
      'Why we use it',
      'To give you the services you ask for (delivering notices, collecting answers, getting messages to where they are going), to keep accounts secure and to meet legal obligations.',
      'We do not use your data to profile you, and we do not sell it to anyone. The advertising that you see depends on the municipality and the page, not on you.',
    ],
    [
      'On what basis',
      'The processing is based on the tasks that the municipality carries out in the public interest and, where required, on your consent. You can withdraw your consent whenever you like from the “Privacy” page of your profile. What we did before remains lawful.',
    ],
    [
      'Who sees it and for how long',
      'Only the offices, businesses and services that you deal with, and the authorised staff of the operator, see your data. The people who administer {app} can see who follows a topic. If the municipality so decides, everyone with an account can see it too: the page of the topics says so beforehand. Anonymous surveys arrive without your name.',
      'We keep the data of your account for as long as the account exists. We keep technical logs for twelve months at most. The data stays in the European Union.',
    ],
    [
      'Your rights',
      'You can ask to see your data, to correct it, to delete it or to limit its use. You can receive it in a format that a computer can read. You can object to its processing. You can do much of this yourself, in your profile. For the rest, write to your municipality.',
      'Do you think that someone does not respect your rights? You can lodge a complaint with the Italian data protection authority (Garante per la protezione dei dati personali).',
    ],
  ],
}
