/** The Italian messages of the simulated server, in Spanish. */
const SENTENCES: Readonly<Record<string, string>> = {
  'A questo argomento non ci si iscrive: è già tuo': 'A este tema no hace falta suscribirse: ya es tuyo',
  'Account eliminato': 'Cuenta eliminada',
  'Argomento non trovato': 'Tema no encontrado',
  'Attività non trovata': 'Entidad o comercio no encontrado',
  'Chat eliminata': 'Chat eliminado',
  'Chat eliminate': 'Chats eliminados',
  'Chat non trovata': 'Chat no encontrado',
  'Il codice di attivazione non è giusto: controllalo e riprova':
    'El código de activación no es correcto: compruébalo y vuelve a intentarlo',
  'Il codice non è giusto: controllalo e riprova': 'El código no es correcto',
  'Completa prima il tuo profilo: servono indirizzo e comune':
    'Completa antes tu perfil: hacen falta la dirección y el municipio',
  'Comune non trovato': 'Municipio no encontrado',
  'Contatto non trovato': 'Contacto no encontrado',
  'Dispositivo attivato': 'Dispositivo activado',
  'Dispositivo disattivato': 'Dispositivo desactivado',
  'Dispositivo eliminato': 'Dispositivo eliminado',
  'Dispositivo non trovato': 'Dispositivo no encontrado',
  'Evento aggiunto al tuo calendario': 'Evento añadido a tu calendario',
  'Evento non trovato': 'Evento no encontrado',
  'Evento tolto dal tuo calendario': 'Evento quitado de tu calendario',
  'Expired JWT Token': 'El token JWT ha caducado',
  'File non trovato': 'Archivo no encontrado',
  'Questo file non è una foto JPEG, PNG o WebP: scegline un altro':
    'Formato no admitido: usa una imagen JPEG, PNG o WebP',
  'Grazie: le tue risposte sono state inviate': 'Gracias: tus respuestas se han enviado',
  'Per questo account non serve cambiare la password': 'Para esta cuenta no hace falta cambiar la contraseña',
  'Il messaggio è vuoto: scrivi qualcosa': 'El mensaje está vacío',
  'Il questionario è chiuso: non accetta altre risposte': 'El cuestionario está cerrado: ya no acepta respuestas',
  'Abbiamo trasferito il tuo account: scegli una nuova password':
    'Hemos trasladado tu cuenta: elige una contraseña nueva',
  'Scrivi nome e cognome': 'Indica nombre y apellidos',
  'Indirizzo disattivato': 'Dirección desactivada',
  'Indirizzo non trovato': 'Dirección no encontrada',
  'Indirizzo salvato': 'Dirección guardada',
  'Informativa salvata correttamente': 'Política guardada correctamente',
  'Inserzione non trovata': 'Anuncio no encontrado',
  'Iscrizione annullata': 'Suscripción anulada',
  'Iscrizione non trovata': 'Suscripción no encontrada',
  'Iscrizioni chiuse': 'Suscripciones cerradas',
  'JWT Token non valido': 'El token JWT no es válido',
  'La nuova password è uguale alla vecchia': 'La contraseña nueva es igual a la anterior',
  'L’ufficio deve confermare la tua iscrizione: ti avvisiamo appena è attiva':
    'La oficina tiene que confirmar tu suscripción: te avisaremos en cuanto esté activa',
  'La vecchia password non è corretta': 'La contraseña anterior no es correcta',
  'Le password non coincidono': 'Las contraseñas no coinciden',
  'Il nome utente deve essere un’e-mail, o avere da 3 a 40 caratteri: lettere, cifre, punti e trattini':
    'El nombre de usuario debe ser un correo electrónico, o tener entre 3 y 40 caracteres: letras, cifras, puntos y guiones',
  'La foto supera i 5 MB: scegline una più leggera': 'La imagen supera los 5 MB',
  'L’indirizzo e-mail non è giusto: controllalo': 'La dirección de correo electrónico no es correcta',
  'Scrivi nome, cognome ed e-mail': 'El nombre, los apellidos y el correo electrónico son obligatorios',
  'Non puoi disattivare il tuo account': 'No puedes desactivar tu propia cuenta',
  'Non puoi eliminare il tuo account da qui': 'No puedes eliminar tu propia cuenta desde aquí',
  'Non puoi togliere il ruolo di amministrazione al tuo account':
    'No puedes quitarle a tu cuenta el rol de administración',
  'Non troviamo nessun account con questo nome utente': 'No encontramos ninguna cuenta con ese nombre de usuario',
  'Notifica eliminata': 'Aviso eliminado',
  'Notifica non trovata': 'Aviso no encontrado',
  'Operazione completata con successo': 'Operación completada con éxito',
  'Non puoi farlo con questo account': 'No puedes hacerlo con esta cuenta',
  'Solo chi amministra può farlo': 'Solo puede hacerlo quien administra',
  'Password cambiata correttamente': 'Contraseña cambiada correctamente',
  'Password errata': 'Contraseña incorrecta',
  'Per registrarti devi accettare l’informativa sulla privacy':
    'Para registrarte, confirma que has leído la política de privacidad',
  'Posizione inviata correttamente': 'Ubicación enviada correctamente',
  'Prima di accedere devi cambiare la password': 'Antes de acceder tienes que cambiar la contraseña',
  'Profilo aggiornato correttamente': 'Perfil actualizado correctamente',
  'Promemoria eliminato': 'Recordatorio eliminado',
  'Promemoria salvato': 'Recordatorio guardado',
  'Questa notifica non ha un questionario': 'Este aviso no tiene cuestionario',
  'Questo argomento non chiede un permesso': 'Este tema no pide ningún permiso',
  'Questo codice è già stato usato: chiedine un altro': 'Este código ya se ha usado: pide otro',
  'Questo questionario non accetta risposte anonime': 'Este cuestionario no acepta respuestas anónimas',
  'Questo tratto non è più servito: scegline un altro': 'Este tramo ya no tiene servicio: elige otro',
  'Hai già inviato la richiesta': 'La solicitud ya se ha enviado',
  'Hai già inviato la richiesta: ti avvisiamo appena la accettano':
    'La solicitud ya se ha enviado: te avisaremos en cuanto se acepte',
  'Richiesta inviata correttamente': 'Solicitud enviada correctamente',
  'Non abbiamo capito la richiesta: riprova': 'No hemos entendido la solicitud: vuelve a intentarlo',
  'Rispondi ad almeno una domanda': 'Responde al menos a una pregunta',
  'Salvataggio avvenuto correttamente': 'Guardado correctamente',
  'Scegli prima almeno un indirizzo': 'Elige antes al menos una dirección',
  'Scegli prima il tuo quartiere': 'Elige antes tu barrio',
  'Scheda non trovata': 'Ficha no encontrada',
  'Segui già questo argomento': 'Ya sigues este tema',
  'Serve la password dell’argomento': 'Hace falta la contraseña del tema',
  'Sessione scaduta: accedi di nuovo': 'La sesión ha caducado: vuelve a acceder',
  'Etichetta non trovata': 'Etiqueta no encontrada',
  'Scegli almeno un ruolo': 'Elige al menos un rol',
  'Username e/o password non validi': 'El usuario o la contraseña no son válidos',
  'Questo nome utente è già in uso': 'Ese nombre de usuario ya está en uso',
  'Utente eliminato': 'Usuario eliminado',
  'Utente non attivo': 'Tu cuenta no está activa',
  'Utente non trovato': 'Usuario no encontrado',
}

/** Sentences with arguments, which stay the same. */
const BEGINNINGS: readonly (readonly [italian: RegExp, spanish: string])[] = [
  [/^La password deve avere almeno (\d+) caratteri$/, 'La contraseña debe tener al menos $1 caracteres'],
  [
    /^Registrazione ricevuta: ti abbiamo inviato il codice di attivazione e la prima password a (.+)$/,
    'Registro recibido: te hemos enviado el código de activación y la primera contraseña a $1',
  ],
  [/^Ti abbiamo inviato un codice a (.+)$/, 'Te hemos enviado un código a $1'],
  [/^File inviato a (.+)$/, 'Archivo enviado a $1'],
]

/** The Spanish message; undefined without a translation. */
export const inSpanish = (said: string): string | undefined => {
  if (Object.hasOwn(SENTENCES, said)) return SENTENCES[said]
  const [italian, spanish] = BEGINNINGS.find(([beginning]) => beginning.test(said)) ?? []
  return italian === undefined || spanish === undefined ? undefined : said.replace(italian, spanish)
}
