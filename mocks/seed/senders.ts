import type { ActivityId, Sender, Tag, TagId } from '#domain/notices/notice.ts'

const sender = (id: number, name: string, image: string | undefined): Sender => ({ id: id as ActivityId, name, image })

/** The activities that send notices; 1 to 4 have fixed roles in the demo. */
export const senders = {
  comune: sender(1, 'Comune di Varese', 'comune-di-varese.svg'),
  biblioteca: sender(2, 'Biblioteca civica', 'biblioteca-civica.svg'),
  teatro: sender(3, 'Teatro Intred', 'teatro-intred.svg'),
  bar: sender(4, 'Bar Pasticceria Centrale', 'bar-pasticceria-centrale.svg'),
  protezione: sender(5, 'Protezione civile', 'protezione-civile.svg'),
  mensa: sender(6, 'Mensa scolastica', 'mensa-scolastica.svg'),
  museo: sender(7, 'Musei civici', undefined),
  sport: sender(8, 'Polisportiva Varesina', undefined),
  scuola: sender(9, 'Istituto comprensivo Varese 1', undefined),
} as const
export type SenderName = keyof typeof senders

const tag = (id: number, name: string): Tag => ({ id: id as TagId, name })

/** The subjects of notices. */
export const tags = {
  viabilita: tag(1, 'Viabilità'),
  cultura: tag(2, 'Cultura'),
  scuola: tag(3, 'Scuola'),
  sicurezza: tag(4, 'Sicurezza'),
  ambiente: tag(5, 'Ambiente'),
  sport: tag(6, 'Sport'),
  mangiare: tag(7, 'Mangiare e bere'),
  servizi: tag(8, 'Servizi al cittadino'),
} as const
export type TagName = keyof typeof tags
