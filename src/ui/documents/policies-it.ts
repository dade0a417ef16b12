import type { PolicyDocuments } from './document.ts'

/** Both documents in Italian (PRIV-01). */
export const policies: PolicyDocuments = {
  app: [
    [
      'A che cosa serve {app}',
      'Con {app} i comuni aderenti e le attività del territorio parlano con chi ci vive e con chi lo visita. Qui trovi notifiche, questionari e argomenti da seguire. Trovi anche luoghi, eventi e conversazioni.',
      'Puoi guardarti intorno senza account. L’account ti serve per ricevere le notifiche e rispondere ai questionari. Ti serve anche per scrivere alle attività e per tenere preferiti ed eventi.',
    ],
    [
      'Il tuo account',
      'Per registrarti ti chiediamo un nome utente, nome, cognome e un indirizzo e-mail. Il numero di cellulare è facoltativo. Poi ricevi un codice per e-mail: con quello attivi l’account.',
      'Il nome utente e la password sono solo tuoi: non darli a nessuno. Se pensi che qualcuno li conosca, cambia la password dal tuo profilo.',
      'Puoi eliminare l’account quando vuoi, dal profilo. Allora cancelliamo i tuoi dati, e non puoi più leggere le notifiche che hai ricevuto.',
    ],
    [
      'Le notifiche',
      'Ricevi le notifiche generali del tuo comune e quelle degli argomenti che segui. Puoi smettere di seguire un argomento quando vuoi: da allora non ricevi più le sue notifiche.',
      'In caso di emergenza le notifiche di {app} si aggiungono ai canali ufficiali. Non prendono il loro posto. Per chiedere soccorso chiama sempre il 112.',
    ],
    [
      'La posizione e il dispositivo',
      'La posizione serve a mostrarti ciò che è vicino. Se lo chiedi tu, serve anche a segnalare un luogo. Il tuo dispositivo ti chiede il permesso. Se non lo dai, l’app funziona lo stesso.',
      'Per mandarti le notifiche registriamo un codice che identifica il dispositivo. Registriamo anche il suo tipo e i permessi che hai dato. Trovi i tuoi dispositivi nel profilo: lì puoi disattivarli o eliminarli.',
    ],
    [
      'Come comportarsi',
      'Scrivi alle attività con rispetto. Non inviare dati di altre persone, se non è necessario. Possiamo togliere i messaggi che offendono, fanno pubblicità o vanno contro la legge. Possiamo anche sospendere l’account di chi li invia.',
    ],
    [
      'Disponibilità e modifiche',
      'Facciamo il possibile perché {app} funzioni sempre, ma a volte si ferma per manutenzione. Se queste condizioni cambiano, te lo diciamo nell’app. Allora ti chiediamo di rileggerle.',
    ],
  ],
  privacy: [
    [
      'Chi tratta i tuoi dati',
      'Il titolare del trattamento è il comune a cui ti rivolgi con {app}. Chi gestisce la piattaforma tratta i dati per conto del comune: è il responsabile del trattamento. Vale il Regolamento (UE) 2016/679.',
      'Hai domande sui tuoi dati? Scrivi al responsabile della protezione dei dati del tuo comune. Trovi il suo indirizzo sul sito del comune.',
    ],
    [
      'Quali dati usiamo',
      'Usiamo i dati che ci dai tu: nome utente, nome, cognome ed e-mail. Se vuoi, ci dai anche cellulare, indirizzo e foto del profilo. Usiamo poi gli argomenti che segui, le risposte ai questionari e i messaggi che scrivi.',
      'Usiamo i dati del dispositivo: un codice che lo identifica, il tipo e i permessi per le notifiche e per la posizione. Usiamo la posizione solo se lo permetti.',
    ],
    [
      'Perché li usiamo',
      'Ci servono per darti ciò che chiedi: mandarti le notifiche, raccogliere le risposte, far arrivare i messaggi. Ci servono per la sicurezza degli account e per gli obblighi di legge.',
      'Non usiamo i tuoi dati per profilarti e non li vendiamo a nessuno. La pubblicità che vedi dipende dal comune e dalla pagina, non da te.',
    ],
    [
      'Su quale base',
      'Il trattamento si fonda sui compiti di interesse pubblico del comune. Dove è previsto, si fonda sul tuo consenso. Puoi ritirare il consenso quando vuoi, dalla pagina «Privacy» del profilo. Ciò che abbiamo fatto prima resta lecito.',
    ],
    [
      'Chi li vede e per quanto tempo',
      'Vedono i tuoi dati solo gli uffici e le attività a cui ti rivolgi. Li vede anche il personale autorizzato di chi gestisce la piattaforma. Chi amministra {app} vede chi segue un argomento. Se il comune lo decide, lo vede anche chi ha un account: la pagina degli argomenti lo dice prima. I questionari anonimi arrivano senza il tuo nome.',
      'Teniamo i dati dell’account finché l’account esiste. Teniamo i registri tecnici per dodici mesi al massimo. I dati restano nell’Unione europea.',
    ],
    [
      'I tuoi diritti',
      'Puoi chiedere di vedere i tuoi dati, di correggerli, di cancellarli o di limitarne l’uso. Puoi riceverli in un formato che un computer sa leggere. Puoi opporti al trattamento. Molte cose le fai da te, nel profilo. Per le altre scrivi al tuo comune.',
      'Pensi che qualcuno non rispetti i tuoi diritti? Puoi fare reclamo al Garante per la protezione dei dati personali.',
    ],
  ],
}
