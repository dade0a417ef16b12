import type { GuideWords } from './guide.ts'

/** The guide in Italian (HOME-03). */
export const guide: GuideWords = {
  accesso: {
    title: 'Accedere',
    questions: {
      'serve-un-account': [
        'Serve un account per usare {app}?',
        'No: attività, luoghi, comuni, eventi e ricerca sono aperti a tutti.',
        'L’account ti serve per ricevere le notifiche, seguire gli argomenti e scrivere in chat. Ti serve anche per tenere preferiti ed eventi. Per averlo ti bastano un nome utente e un indirizzo e-mail. Poi ricevi un codice: con quello lo attivi.',
      ],
      'password-dimenticata': [
        'Ho dimenticato la password: come faccio?',
        'Nella pagina di accesso tocca «Hai dimenticato la password?» e scrivi il tuo nome utente. Ricevi un codice: con quello scegli una password nuova.',
        'Se il codice è scaduto, chiedine un altro: il precedente non vale più.',
      ],
      'altro-dispositivo': [
        'Posso usare {app} su più dispositivi?',
        'Sì, con lo stesso nome utente. In «I miei dispositivi» li vedi tutti. Puoi disattivare quelli su cui non vuoi più notifiche, o eliminarli.',
      ],
    },
  },
  notifiche: {
    title: 'Notifiche e questionari',
    questions: {
      'chi-le-manda': [
        'Chi mi manda le notifiche?',
        'Il tuo comune e le attività che segui. Quelle da leggere hanno un punto. Accanto a «Notifiche» vedi quante sono.',
        'Puoi ordinarle, raggrupparle per giorno o per mittente e vedere solo quelle di un tipo.',
      ],
      questionari: [
        'Come rispondo a un questionario?',
        'Apri la notifica, rispondi e tocca «Invia le risposte». Quelle non ancora inviate restano su questo dispositivo, anche se chiudi la pagina o manca la rete.',
        'Quando un questionario lo permette, puoi non dire il tuo nome. Un questionario chiuso lo puoi leggere, ma non accetta più risposte.',
      ],
      'eliminare-notifiche': [
        'Come elimino le notifiche che non servono più?',
        'Apri la notifica e tocca il cestino, oppure tocca «Seleziona» nell’elenco e scegline più di una. Prima di eliminare ti chiediamo sempre conferma.',
      ],
      allegati: [
        'Come salvo un allegato?',
        'Tocca il file per scaricarlo, oppure «Invia per e-mail» per riceverlo al tuo indirizzo.',
      ],
    },
  },
  argomenti: {
    title: 'Argomenti da seguire',
    questions: {
      iscriversi: [
        'Come seguo un argomento?',
        'Apri la pagina di un’attività, per esempio quella del tuo comune: sotto «Argomenti» tocca «Iscriviti». Da allora ricevi le sue notifiche. Per smettere tocca «Annulla iscrizione» e conferma.',
      ],
      'argomenti-con-password': [
        'Perché un argomento mi chiede una password o una richiesta?',
        'Alcuni argomenti sono riservati: la password te la dà chi li gestisce. Per altri invii una richiesta dall’app, e ti risponde chi li gestisce.',
      ],
      'per-indirizzo': [
        'Come ricevo solo le notifiche della mia via o del mio quartiere?',
        'Per argomenti come la pulizia delle strade scegli il tuo indirizzo o il quartiere quando ti iscrivi. Puoi cambiarlo quando vuoi, dallo stesso posto.',
      ],
    },
  },
  mappa: {
    title: 'Luoghi e mappa',
    questions: {
      'cercare-un-luogo': [
        'Come trovo un luogo?',
        'Scrivi nella ricerca in alto nella Home, oppure apri «Luoghi» e passa dall’elenco alla mappa. Tocca un segnaposto per sapere che cos’è: da lì telefoni, scrivi o ti fai indicare la strada.',
      ],
      posizione: [
        '{app} conosce la mia posizione?',
        'Solo se lo permetti, e solo per mostrarti ciò che è vicino. Puoi dire di no: tutto il resto funziona lo stesso.',
      ],
      preferiti: [
        'Come ritrovo ciò che uso spesso?',
        'Tocca il cuore accanto a un’attività o a un luogo: lo ritrovi in «Preferiti». Toccalo ancora per toglierlo.',
      ],
    },
  },
  eventi: {
    title: 'Eventi e schede',
    questions: {
      'che-cosa-c-e-oggi': [
        'Come vedo che cosa c’è oggi?',
        'La pagina «Eventi» si apre sul giorno di oggi. Con le frecce vai al giorno prima o dopo. Tocca la data per scegliere un altro giorno.',
      ],
      'filtrare-eventi': [
        'Come vedo solo gli eventi che mi interessano?',
        'Tocca il filtro in alto e scegli il tipo, il comune o solo ciò che è gratuito. Un segno sul filtro ti ricorda che non vedi tutto.',
      ],
      schede: [
        'Che cosa sono le schede dei comuni?',
        'Informazioni che cambiano spesso: impianti sportivi, parcheggi con i posti liberi, i voli di Malpensa. Le trovi nella pagina di ogni comune.',
      ],
    },
  },
  calendario: {
    title: 'Il mio calendario',
    questions: {
      'salvare-un-evento': [
        'Come salvo un evento?',
        'Nella sua pagina aggiungilo al tuo calendario: lo ritrovi nel tuo profilo, anche quando non c’è rete. Puoi portarlo anche nel calendario del tuo dispositivo.',
      ],
      promemoria: [
        'Come mi faccio ricordare un evento?',
        'Aprilo dal tuo calendario e scegli quando vuoi il promemoria. Puoi cambiarlo o toglierlo in ogni momento.',
      ],
    },
  },
  comune: {
    title: 'Il tuo comune',
    questions: {
      segnalare: [
        'Come segnalo una buca, un lampione spento o un altro disservizio?',
        'Nel menu tocca «Segnala un disservizio»: scrivi che cosa succede e dove. Si apre la tua posta, con il messaggio pronto per il comune.',
        'Ciò che hai scritto resta su questo dispositivo finché non apri il messaggio.',
      ],
      'note-legali': [
        'Dove trovo la dichiarazione di accessibilità e le note legali?',
        'Nel menu, in «Note legali e accessibilità». Lì trovi anche chi offre {app} e come scrivere se qualcosa non funziona per te.',
      ],
    },
  },
  chat: {
    title: 'Chat',
    questions: {
      'scrivere-a-un-attivita': [
        'Come scrivo a un ufficio o a un negozio?',
        'Apri la sua pagina e tocca «Scrivi in chat». Le conversazioni restano in «Chat», la più recente in alto.',
      ],
      'messaggio-non-inviato': [
        'Perché un messaggio non è partito?',
        'Mancava la rete, o la risposta non è arrivata. Il messaggio resta al suo posto: toccalo per inviarlo di nuovo. Nessun messaggio parte due volte.',
      ],
    },
  },
  privacy: {
    title: 'Dati e privacy',
    questions: {
      'quali-dati': [
        'Quali miei dati usa {app}, e chi li vede?',
        'Trovi tutto nell’informativa, che puoi rileggere quando vuoi. Nella stessa pagina dai o ritiri i tuoi consensi.',
      ],
      'eliminare-l-account': [
        'Come elimino il mio account?',
        'Dal tuo profilo, con la password. Cancelliamo i tuoi dati: dopo non puoi più recuperarli.',
      ],
    },
  },
  accessibilita: {
    title: 'Accessibilità',
    questions: {
      'testo-grande': [
        'Posso ingrandire il testo?',
        'Sì: usa l’ingrandimento del tuo browser o del tuo dispositivo. Le pagine si adattano fino al 200%, e non perdi nulla.',
      ],
      'senza-mouse': [
        'Posso usare {app} da tastiera o con un lettore di schermo?',
        'Sì, tutta. Il tasto Tab porta da un comando all’altro. Esc chiude ciò che è aperto. Le frecce scorrono elenchi, calendari e mappe. Se non riesci a usare qualcosa, scrivi all’assistenza.',
        'Se il tuo dispositivo chiede meno animazioni, qui niente si muove da solo.',
      ],
      lingua: [
        'Posso usare {app} in un’altra lingua?',
        'Sì, anche in spagnolo, inglese e tedesco. Le lingue sono in fondo alla Home e nelle impostazioni: la scelta resta su questo dispositivo.',
      ],
    },
  },
}
