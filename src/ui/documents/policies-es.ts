import type { PolicyDocuments } from './document.ts'

/** Both documents in Spanish (PRIV-01, LANG-01). */
export const policies: PolicyDocuments = {
  app: {
    sections: [
      {
        heading: 'Para qué sirve {app}',
        paragraphs: [
          '{app} es la aplicación con la que los municipios adheridos y las entidades del territorio hablan con quienes viven en él y con quienes lo visitan: avisos, cuestionarios, suscripciones a los temas que te interesan, directorio, eventos y conversaciones.',
          'Puedes mirar sin tener cuenta. La cuenta sirve para recibir los avisos, responder a los cuestionarios, escribir a las entidades y guardar favoritos y eventos.',
        ],
      },
      {
        heading: 'Tu cuenta',
        paragraphs: [
          'Para registrarte te pedimos un nombre de usuario, nombre, apellidos y un correo electrónico; el teléfono móvil es opcional. La cuenta se activa con el código que recibes por correo.',
          'El nombre de usuario y la contraseña son personales: no los comuniques a nadie. Si crees que alguien los conoce, cambia la contraseña desde tu perfil.',
          'Puedes eliminar la cuenta cuando quieras, desde el perfil: tus datos se borran y los avisos recibidos ya no se pueden consultar.',
        ],
      },
      {
        heading: 'Los avisos',
        paragraphs: [
          'Recibes los avisos generales de tu municipio y los de los temas a los que te suscribes. Puedes cancelar una suscripción en cualquier momento: desde entonces no recibes más avisos sobre ese tema.',
          'En caso de emergencia los avisos de {app} se suman a los canales oficiales y no los sustituyen: para pedir ayuda llama siempre al 112.',
        ],
      },
      {
        heading: 'La ubicación y el dispositivo',
        paragraphs: [
          'La ubicación sirve para mostrarte lo que está cerca y, cuando tú lo pides, para señalar un lugar. Es tu dispositivo el que te pide permiso; si no lo das, la aplicación funciona igualmente.',
          'Para entregarte los avisos registramos un código que identifica el dispositivo, su tipo y los permisos que has dado. Encuentras tus dispositivos en el perfil, donde puedes apagarlos o eliminarlos.',
        ],
      },
      {
        heading: 'Cómo comportarse',
        paragraphs: [
          'Escribe a las entidades con respeto y sin enviar datos de otras personas si no es necesario. Los mensajes ofensivos, publicitarios o contrarios a la ley se pueden retirar, y la cuenta que los envía se puede suspender.',
        ],
      },
      {
        heading: 'Disponibilidad y cambios',
        paragraphs: [
          'Hacemos lo posible para que {app} esté siempre disponible, pero puede detenerse por mantenimiento. Si estas condiciones cambian te lo decimos en la aplicación, y puedes decidir de nuevo si las aceptas.',
        ],
      },
    ],
  },
  privacy: {
    sections: [
      {
        heading: 'Quién trata tus datos',
        paragraphs: [
          'El responsable del tratamiento es el municipio al que te diriges con {app}. El gestor de la plataforma trata los datos por su cuenta, como encargado, según el Reglamento (UE) 2016/679.',
          'Para cualquier pregunta sobre tus datos puedes escribir al delegado de protección de datos de tu municipio: la dirección está en su sitio web.',
        ],
      },
      {
        heading: 'Qué datos usamos',
        paragraphs: [
          'Los datos que nos das tú: nombre de usuario, nombre, apellidos, correo electrónico y, si quieres, móvil, dirección e imagen del perfil; las suscripciones a los temas, las respuestas a los cuestionarios y los mensajes que escribes.',
          'Los datos del dispositivo: un código que lo identifica, el tipo, los permisos para los avisos y para la ubicación y, solo si la permites, la ubicación.',
        ],
      },
      {
        heading: 'Por qué los usamos',
        paragraphs: [
          'Para darte los servicios que pides (entregar los avisos, recoger las respuestas, hacer llegar los mensajes), para la seguridad de las cuentas y para cumplir obligaciones legales.',
          'No usamos tus datos para elaborar perfiles y no los vendemos a nadie. Los espacios promocionales que ves dependen del municipio y de la página, no de ti.',
        ],
      },
      {
        heading: 'Con qué base',
        paragraphs: [
          'El tratamiento se basa en las funciones de interés público del municipio y, donde se prevé, en tu consentimiento. Puedes retirarlo cuando quieras desde la página «Privacidad» del perfil; lo que se hizo antes sigue siendo lícito.',
        ],
      },
      {
        heading: 'Quién los ve y durante cuánto tiempo',
        paragraphs: [
          'Solo ven tus datos las oficinas y las entidades a las que te diriges y el personal autorizado del gestor. Los cuestionarios anónimos llegan sin tu nombre.',
          'Conservamos los datos de la cuenta mientras la cuenta existe; los registros técnicos, doce meses como máximo. Los datos permanecen en la Unión Europea.',
        ],
      },
      {
        heading: 'Tus derechos',
        paragraphs: [
          'Puedes pedir ver tus datos, corregirlos, borrarlos, limitar su uso, recibirlos en un formato legible por un ordenador y oponerte al tratamiento. Mucho lo haces tú, en el perfil; para lo demás escribe a tu municipio.',
          'Si crees que no se respetan tus derechos puedes presentar una reclamación ante la autoridad de protección de datos.',
        ],
      },
    ],
  },
}
