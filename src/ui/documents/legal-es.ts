import type { LegalWords } from './legal.ts'

/** The legal notes in Spanish (LAW-01, LANG-01). */
export const legal: LegalWords = {
  owner: {
    heading: 'Quién ofrece {app}',
    given: ['{app} es un servicio de: {owner}.', 'La dirección es: {address}.'],
    missing: ['{app} es un servicio del ayuntamiento. El ayuntamiento aún no ha escrito aquí su dirección.'],
    paragraphs: ['Si tienes preguntas sobre la aplicación, escribe al equipo de asistencia: {mail}'],
  },
  accessibility: {
    heading: 'Accesibilidad',
    given: ['En la declaración de accesibilidad lees qué funciona y qué falta.'],
    missing: [
      'El ayuntamiento aún no ha indicado aquí su declaración de accesibilidad. Puedes pedirla por correo electrónico.',
    ],
    paragraphs: [
      '{app} sigue las pautas WCAG 2.2, nivel AA. Funciona con el teclado, con un lector de pantalla y con el texto grande.',
      '¿Hay algo que no te funciona? Escribe a: {mail}. Di qué página es y qué no consigues hacer.',
      'Si nadie te responde en 30 días, o si la respuesta no te basta, puedes acudir al defensor italiano de lo digital (Difensore civico per il digitale). Lo encuentras en el sitio de AgID.',
    ],
  },
  privacy: {
    heading: 'Privacidad',
    given: ['El ayuntamiento explica en su sitio cómo trata los datos personales.'],
    missing: [
      'El ayuntamiento aún no ha indicado aquí su política de privacidad. Puedes pedirla por correo electrónico a: {mail}',
    ],
    paragraphs: [
      'Aquí puedes leer cómo usa {app} tus datos. Tus consentimientos están en el perfil, en la página «Privacidad».',
    ],
  },
  cookies: {
    heading: 'Cookies y datos en el dispositivo',
    paragraphs: [
      '{app} no usa cookies, no te sigue y no elabora perfiles. No hay nada que aceptar: por eso no ves ninguna petición de consentimiento.',
    ],
  },
  licence: {
    heading: 'Licencia de los contenidos',
    given: ['Hay más información legal en el sitio del ayuntamiento.'],
    missing: [],
    paragraphs: [
      'Puedes reutilizar los contenidos del ayuntamiento, también para tu trabajo: basta con decir de dónde vienen. Los contenidos de otros, como los de las entidades, los comercios y el mapa, tienen sus propias reglas.',
      'La fórmula oficial, traducida del italiano, es esta:',
    ],
    quoted:
      'En aplicación del principio open by default según el artículo 52 del decreto legislativo italiano de 7 de marzo de 2005, n.º 82 (CAD), y salvo que se indique otra cosa (incluidos los contenidos incorporados de terceros), los datos, los documentos y la información publicados en el sitio se ofrecen con licencia CC-BY 4.0. Por tanto, cualquiera puede compartir (reproducir, distribuir, comunicar al público, exponer en público), representar, ejecutar y recitar este material con cualquier medio y formato, y modificarlo (transformar el material y utilizarlo para obras derivadas) para cualquier fin, también comercial, con la única obligación de reconocer la autoría, sin añadir más restricciones.',
  },
  responsibility: {
    heading: 'Responsabilidad',
    paragraphs: [
      'El ayuntamiento cuida la información que publica. Cada entidad o comercio responde de lo que escribe. Si encuentras un error, escribe a: {mail}',
      'En una emergencia valen los canales oficiales. Para pedir ayuda llama al 112.',
      'Desde la aplicación puedes abrir otros sitios. El ayuntamiento no responde de lo que publican.',
    ],
  },
}
