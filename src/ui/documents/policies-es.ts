import type { PolicyDocuments } from './document.ts'

/** Both documents in Spanish (PRIV-01, LANG-01). */
export const policies: PolicyDocuments = {
  app: [
    [
      'Para qué sirve {app}',
      '{app} es la aplicación con la que los ayuntamientos adheridos y las entidades y comercios del territorio hablan con quienes viven en él y con quienes lo visitan. Aquí encuentras avisos, cuestionarios y temas que seguir. También hay lugares, eventos y conversaciones.',
      'Puedes mirar sin tener cuenta. La cuenta sirve para recibir los avisos, responder a los cuestionarios, escribir a entidades y comercios y guardar favoritos y eventos.',
    ],
    [
      'Tu cuenta',
      'Para registrarte te pedimos un nombre de usuario, nombre, apellidos y un correo electrónico. El teléfono móvil es opcional. La cuenta se activa con el código que recibes por correo.',
      'El nombre de usuario y la contraseña son solo tuyos: no se los des a nadie. Si crees que alguien los conoce, cambia la contraseña desde tu perfil.',
      'Puedes eliminar la cuenta cuando quieras, desde el perfil. Entonces borramos tus datos, y ya no puedes leer los avisos que has recibido.',
    ],
    [
      'Los avisos',
      'Recibes los avisos generales de tu ayuntamiento y los de los temas a los que te suscribes. Puedes cancelar una suscripción en cualquier momento: desde entonces no recibes más avisos sobre ese tema.',
      'En caso de emergencia los avisos de {app} se suman a los canales oficiales. No los sustituyen. Para pedir ayuda llama siempre al 112.',
    ],
    [
      'La ubicación y el dispositivo',
      'La ubicación sirve para mostrarte lo que está cerca y, cuando tú lo pides, para señalar un lugar. Tu dispositivo te pide permiso. Si no lo das, la aplicación funciona igualmente.',
      'Para enviarte los avisos registramos un código que identifica el dispositivo, su tipo y los permisos que has dado. Encuentras tus dispositivos en el perfil, donde puedes desactivarlos o eliminarlos.',
    ],
    [
      'Cómo comportarse',
      'Escribe a las entidades y comercios con respeto. No envíes datos de otras personas si no es necesario. Podemos retirar los mensajes que ofenden, hacen publicidad o van contra la ley. También podemos suspender la cuenta que los envía.',
    ],
    [
      'Disponibilidad y cambios',
      'Hacemos lo posible para que {app} esté siempre disponible, pero puede detenerse por mantenimiento. Si estas condiciones cambian te lo decimos en la aplicación, y te pedimos que las leas de nuevo.',
    ],
  ],
  privacy: [
    [
      'Quién trata tus datos',
      'El responsable del tratamiento es el ayuntamiento al que te diriges con {app}. Quien gestiona la plataforma trata los datos por cuenta del ayuntamiento: es el encargado del tratamiento. Se aplica el Reglamento (UE) 2016/679.',
      '¿Tienes preguntas sobre tus datos? Escribe al delegado de protección de datos de tu ayuntamiento. Su dirección está en el sitio web del ayuntamiento.',
    ],
    [
      'Qué datos usamos',
      'Usamos los datos que nos das tú: nombre de usuario, nombre, apellidos y correo electrónico. Si quieres, nos das también móvil, dirección y foto del perfil. Usamos además los temas que sigues, las respuestas a los cuestionarios y los mensajes que escribes.',
      'Usamos los datos del dispositivo: un código que lo identifica, el tipo y los permisos para los avisos y para la ubicación. Usamos la ubicación solo si lo permites.',
    ],
    [
      'Por qué los usamos',
      'Para darte los servicios que pides (entregar los avisos, recoger las respuestas, hacer llegar los mensajes), para la seguridad de las cuentas y para cumplir obligaciones legales.',
      'No usamos tus datos para elaborar perfiles y no los vendemos a nadie. La publicidad que ves depende del municipio y de la página, no de ti.',
    ],
    [
      'Con qué base legal',
      'El tratamiento se basa en las funciones de interés público del ayuntamiento y, donde está previsto, en tu consentimiento. Puedes retirarlo cuando quieras, desde la página «Privacidad» del perfil. Lo que hicimos antes sigue siendo lícito.',
    ],
    [
      'Quién los ve y durante cuánto tiempo',
      'Solo ven tus datos las oficinas, las entidades y los comercios a los que te diriges y el personal autorizado de quien gestiona la plataforma. Quienes administran {app} ven quién sigue un tema. Si el ayuntamiento así lo decide, lo ve también quien tiene una cuenta: la página de los temas lo dice antes. Los cuestionarios anónimos llegan sin tu nombre.',
      'Conservamos los datos de la cuenta mientras exista la cuenta. Conservamos los registros técnicos doce meses como máximo. Los datos permanecen en la Unión Europea.',
    ],
    [
      'Tus derechos',
      'Puedes pedir ver tus datos, corregirlos, borrarlos o limitar su uso. Puedes recibirlos en un formato que un ordenador sabe leer. Puedes oponerte al tratamiento. Muchas cosas las haces tú, en el perfil. Para las demás escribe a tu ayuntamiento.',
      '¿Crees que alguien no respeta tus derechos? Puedes reclamar ante la autoridad italiana de protección de datos (Garante per la protezione dei dati personali).',
    ],
  ],
}
