import type { PolicyDocuments } from './document.ts'

/** Both documents in Italian (PRIV-01). */
export const policies: PolicyDocuments = {
  app: {
    sections: [
      {
        heading: 'A che cosa serve {app}',
        paragraphs: [
          '{app} è l’app con cui i comuni aderenti e le attività del territorio parlano con chi ci vive e con chi lo visita: notifiche, questionari, iscrizioni ai temi che ti interessano, rubrica, eventi e conversazioni.',
          'Puoi guardarti intorno senza account. L’account serve per ricevere le notifiche, rispondere ai questionari, scrivere alle attività e conservare preferiti ed eventi.',
        ],
      },
      {
        heading: 'Il tuo account',
        paragraphs: [
          'Per registrarti ti chiediamo un nome utente, nome, cognome e un indirizzo e-mail; il numero di cellulare è facoltativo. L’account diventa attivo con il codice che ricevi per e-mail.',
          'Il nome utente e la password sono personali: non comunicarli a nessuno. Se pensi che qualcuno li conosca, cambia la password dal tuo profilo.',
          'Puoi eliminare l’account quando vuoi, dal profilo: i tuoi dati vengono cancellati e le notifiche ricevute non sono più consultabili.',
        ],
      },
      {
        heading: 'Le notifiche',
        paragraphs: [
          'Ricevi le notifiche generali del tuo comune e quelle dei temi a cui ti iscrivi. Puoi togliere un’iscrizione in qualsiasi momento: da allora non ricevi più notifiche su quel tema.',
          'In caso di emergenza le notifiche di {app} si aggiungono ai canali ufficiali e non li sostituiscono: per il soccorso chiama sempre il 112.',
        ],
      },
      {
        heading: 'La posizione e il dispositivo',
        paragraphs: [
          'La posizione serve a mostrarti ciò che è vicino e, quando lo chiedi tu, a segnalare un luogo. È il tuo dispositivo a chiederti il permesso; se non lo dai, l’app funziona lo stesso.',
          'Per consegnarti le notifiche registriamo un codice che identifica il dispositivo, il suo tipo e i permessi che hai dato. Trovi i tuoi dispositivi nel profilo, dove puoi spegnerli o eliminarli.',
        ],
      },
      {
        heading: 'Come comportarsi',
        paragraphs: [
          'Scrivi alle attività con rispetto e senza inviare dati di altre persone se non è necessario. I messaggi offensivi, pubblicitari o contrari alla legge possono essere rimossi, e l’account che li invia può essere sospeso.',
        ],
      },
      {
        heading: 'Disponibilità e modifiche',
        paragraphs: [
          'Facciamo il possibile perché {app} sia sempre raggiungibile, ma può fermarsi per manutenzione. Se queste condizioni cambiano te lo diciamo nell’app, e puoi decidere di nuovo se accettarle.',
        ],
      },
    ],
  },
  privacy: {
    sections: [
      {
        heading: 'Chi tratta i tuoi dati',
        paragraphs: [
          'Titolare del trattamento è il comune a cui ti rivolgi con {app}. Il gestore della piattaforma tratta i dati per suo conto, come responsabile, secondo il Regolamento (UE) 2016/679.',
          'Per qualsiasi domanda sui tuoi dati puoi scrivere al responsabile della protezione dei dati del tuo comune: l’indirizzo è sul sito istituzionale.',
        ],
      },
      {
        heading: 'Quali dati usiamo',
        paragraphs: [
          'I dati che ci dai tu: nome utente, nome, cognome, e-mail e, se vuoi, cellulare, indirizzo e immagine del profilo; le iscrizioni ai temi, le risposte ai questionari e i messaggi che scrivi.',
          'I dati del dispositivo: un codice che lo identifica, il tipo, i permessi per le notifiche e per la posizione e, solo se la permetti, la posizione.',
        ],
      },
      {
        heading: 'Perché li usiamo',
        paragraphs: [
          'Per darti i servizi che chiedi (consegnare le notifiche, raccogliere le risposte, far arrivare i messaggi), per la sicurezza degli account e per adempiere a obblighi di legge.',
          'Non usiamo i tuoi dati per profilarti e non li vendiamo a nessuno. Gli spazi promozionali che vedi dipendono dal comune e dalla pagina, non da te.',
        ],
      },
      {
        heading: 'Su quale base',
        paragraphs: [
          'Il trattamento si fonda sui compiti di interesse pubblico del comune e, dove previsto, sul tuo consenso. Puoi ritirare il consenso quando vuoi dalla pagina «Privacy» del profilo; ciò che è stato fatto prima resta lecito.',
        ],
      },
      {
        heading: 'Chi li vede e per quanto tempo',
        paragraphs: [
          'Vedono i tuoi dati solo gli uffici e le attività a cui ti rivolgi e il personale autorizzato del gestore. I questionari anonimi arrivano senza il tuo nome.',
          'Conserviamo i dati dell’account finché l’account esiste; i registri tecnici per dodici mesi al massimo. I dati restano nell’Unione europea.',
        ],
      },
      {
        heading: 'I tuoi diritti',
        paragraphs: [
          'Puoi chiedere di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da un computer e opporti al trattamento. Molto lo fai da te, nel profilo; per il resto scrivi al tuo comune.',
          'Se pensi che i tuoi diritti non siano rispettati puoi presentare un reclamo al Garante per la protezione dei dati personali.',
        ],
      },
    ],
  },
}
