import type { GuideWords } from './guide.ts'

/** The guide in Spanish (HOME-03). */
export const guide: GuideWords = {
  accesso: {
    title: 'Acceder',
    questions: {
      'serve-un-account': [
        '¿Hace falta una cuenta para usar {app}?',
        'No: las entidades, los comercios, los lugares, los municipios, los eventos y la búsqueda están abiertos a todo el mundo.',
        'Con una cuenta recibes avisos, sigues temas, escribes por chat y guardas favoritos y eventos. Solo necesitas un nombre de usuario y un correo electrónico: la cuenta se activa con el código que recibes.',
      ],
      'password-dimenticata': [
        'He olvidado la contraseña: ¿qué hago?',
        'En la página de acceso, toca «¿Has olvidado la contraseña?» y escribe tu nombre de usuario. Recibirás un código con el que elegir una contraseña nueva.',
        'Si el código ha caducado, pide otro: el anterior deja de valer.',
      ],
      'altro-dispositivo': [
        '¿Puedo usar {app} en varios dispositivos?',
        'Sí, con el mismo nombre de usuario. En «Mis dispositivos» los ves todos. Puedes desactivar aquellos en los que ya no quieres avisos, o eliminarlos.',
      ],
    },
  },
  notifiche: {
    title: 'Avisos y cuestionarios',
    questions: {
      'chi-le-manda': [
        '¿Quién me envía los avisos?',
        'Tu ayuntamiento y las entidades y comercios que sigues. Los que no has leído llevan un punto. Junto a «Avisos» ves cuántos son.',
        'Puedes ordenarlos, agruparlos por día o por remitente y ver solo los de un tipo.',
      ],
      questionari: [
        '¿Cómo respondo a un cuestionario?',
        'Abre el aviso, responde y toca «Enviar las respuestas». Las que aún no has enviado se quedan en este dispositivo, aunque cierres la página o falte la red.',
        'Cuando el cuestionario lo permite, puedes no decir tu nombre. Un cuestionario cerrado lo puedes leer, pero ya no admite respuestas.',
      ],
      'eliminare-notifiche': [
        '¿Cómo elimino los avisos que ya no necesito?',
        'Abre el aviso y toca la papelera, o toca «Seleccionar» en la lista y elige varios. Antes de eliminar te pedimos siempre confirmación.',
      ],
      allegati: [
        '¿Cómo guardo un archivo adjunto?',
        'Toca el archivo para descargarlo, o «Enviar por correo» para recibirlo en tu dirección.',
      ],
    },
  },
  argomenti: {
    title: 'Temas que seguir',
    questions: {
      iscriversi: [
        '¿Cómo sigo un tema?',
        'Abre la página de una entidad o un comercio, por ejemplo la de tu ayuntamiento: en «Temas», toca «Suscríbete». Desde entonces recibes sus avisos. Para dejarlo, toca «Cancelar suscripción» y confirma.',
      ],
      'argomenti-con-password': [
        '¿Por qué un tema me pide una contraseña o una solicitud?',
        'Algunos temas son de acceso restringido: la contraseña te la da quien los gestiona. Para otros envías una solicitud desde la aplicación y te responde quien los gestiona.',
      ],
      'per-indirizzo': [
        '¿Cómo recibo solo los avisos de mi calle o de mi barrio?',
        'En temas como la limpieza de las calles eliges tu dirección o tu barrio al suscribirte. Puedes cambiarlo cuando quieras, en el mismo sitio.',
      ],
    },
  },
  mappa: {
    title: 'Lugares y mapa',
    questions: {
      'cercare-un-luogo': [
        '¿Cómo encuentro un lugar?',
        'Escribe en el buscador de la página de inicio, o abre «Lugares» y pasa de la lista al mapa. Toca un marcador para saber qué es: desde ahí llamas, escribes o pides cómo llegar.',
      ],
      posizione: [
        '¿{app} conoce mi ubicación?',
        'Solo si lo permites, y solo para mostrarte lo que tienes cerca. Puedes negarte: todo lo demás funciona igual.',
      ],
      preferiti: [
        '¿Cómo vuelvo a encontrar lo que uso a menudo?',
        'Toca el corazón junto a una entidad, un comercio o un lugar: lo encontrarás en «Favoritos». Tócalo otra vez para quitarlo.',
      ],
    },
  },
  eventi: {
    title: 'Eventos y fichas',
    questions: {
      'che-cosa-c-e-oggi': [
        '¿Cómo veo qué hay hoy?',
        'La página «Eventos» se abre en el día de hoy. Con las flechas vas al día anterior o al siguiente; toca la fecha para elegir otro día.',
      ],
      'filtrare-eventi': [
        '¿Cómo veo solo los eventos que me interesan?',
        'Toca el filtro de arriba y elige el tipo, el municipio o solo lo gratuito. Una marca en el filtro te recuerda que no lo ves todo.',
      ],
      schede: [
        '¿Qué son las fichas de los municipios?',
        'Información que cambia a menudo: instalaciones deportivas, aparcamientos con sus plazas libres, los vuelos de Malpensa. Las encuentras en la página de cada municipio.',
      ],
    },
  },
  calendario: {
    title: 'Mi calendario',
    questions: {
      'salvare-un-evento': [
        '¿Cómo guardo un evento?',
        'En la página del evento, añádelo al calendario: lo encontrarás en tu perfil, también cuando no hay red. Puedes llevarlo además al calendario de tu dispositivo.',
      ],
      promemoria: [
        '¿Cómo pido que me recuerden un evento?',
        'Ábrelo desde tu calendario y elige cuándo quieres el recordatorio. Puedes cambiarlo o quitarlo en cualquier momento.',
      ],
    },
  },
  comune: {
    title: 'Tu municipio',
    questions: {
      segnalare: [
        '¿Cómo comunico un bache, una farola apagada u otra incidencia?',
        'En el menú toca «Comunicar una incidencia»: escribe qué ocurre y dónde. Se abre tu correo, con el mensaje listo para el ayuntamiento.',
        'Lo que has escrito se queda en este dispositivo hasta que abras el mensaje.',
      ],
      'note-legali': [
        '¿Dónde están la declaración de accesibilidad y el aviso legal?',
        'En el menú, en «Aviso legal y accesibilidad». Ahí encuentras también quién ofrece {app} y cómo escribir si algo no te funciona.',
      ],
    },
  },
  chat: {
    title: 'Chat',
    questions: {
      'scrivere-a-un-attivita': [
        '¿Cómo escribo a una oficina o a una tienda?',
        'Abre su página y toca «Escribir por chat». Las conversaciones se quedan en «Chat», la más reciente arriba.',
      ],
      'messaggio-non-inviato': [
        '¿Por qué un mensaje aparece como no enviado?',
        'Faltaba la red, o la respuesta no llegó. El mensaje sigue en su sitio: tócalo para enviarlo de nuevo. Ningún mensaje sale dos veces.',
      ],
    },
  },
  privacy: {
    title: 'Datos y privacidad',
    questions: {
      'quali-dati': [
        '¿Qué datos míos usa {app} y quién los ve?',
        'Está todo en la política de privacidad, que puedes releer cuando quieras. En la misma página das o retiras tus consentimientos.',
      ],
      'eliminare-l-account': [
        '¿Cómo elimino mi cuenta?',
        'Desde tu perfil, con la contraseña. Borramos tus datos: después ya no puedes recuperarlos.',
      ],
    },
  },
  accessibilita: {
    title: 'Accesibilidad',
    questions: {
      'testo-grande': [
        '¿Puedo agrandar el texto?',
        'Sí: usa el zoom de tu navegador o de tu dispositivo. Las páginas se adaptan hasta el 200 %, y no pierdes nada.',
      ],
      'senza-mouse': [
        '¿Puedo usar {app} con el teclado o con un lector de pantalla?',
        'Sí, entera. La tecla Tab lleva de un control a otro. Esc cierra lo que esté abierto. Las flechas recorren listas, calendarios y mapas. Si no consigues usar algo, escribe al equipo de asistencia.',
        'Si tu dispositivo pide menos animaciones, aquí nada se mueve solo.',
      ],
      lingua: [
        '¿Puedo usar {app} en otro idioma?',
        'Sí, también en italiano, inglés y alemán. Los idiomas están al pie de Inicio y en los ajustes: lo que elijas se queda en este dispositivo.',
      ],
    },
  },
}
