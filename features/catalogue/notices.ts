import type { TagId } from '#domain/notices/notice.ts'
import type { Entries, Records } from './entry.ts'
import { BACKGROUND, FORM, PANEL, QUIET, THING, TOAST, TOLD, write } from './outcomes.ts'
import { firstPage, id, noParams, seen } from './requests.ts'
import { CONFIRM, FILE, mario, TOPICS_TAB } from './ways.ts'

export const NOTICES: Entries<'notices'> = {
  published: {
    title: 'List the notices of an activity',
    about: 'What an activity has published, for its page.',
    clauses: 'NOTICE-11',
    words: ['the published notices'],
    sample: { query: { filters: { activity: id<'Activity'>(1) } } },
    way: mario(TOPICS_TAB),
    outcome: PANEL,
  },
  unread: {
    title: 'Count the unread notices',
    about: 'Asked again in the background while the app is open.',
    clauses: 'NOTICE-02',
    words: ['the unread count'],
    sample: noParams,
    way: mario('/profile'),
    outcome: BACKGROUND,
  },
  received: {
    title: 'List the notices received',
    about:
      'One page of the notices of the signed-in user, newest first unless asked otherwise. `totalRows` counts the rows of all pages.',
    clauses: 'NOTICE-01 NOTICE-10',
    words: ['the notices'],
    sample: {
      query: {
        filters: { activity: undefined, tag: undefined, template: undefined, unread: undefined },
        ...firstPage,
        rowsPerPage: 50,
        sortBy: 'received',
        descending: true,
      },
    },
    way: mario('/noticeSent'),
    outcome: PANEL,
  },
  one: {
    title: 'Read one notice received',
    about:
      'The whole notice. Its template decides which of its fields count: questions, dates, pictures, video, menu, place or period.',
    clauses: 'NOTICE-03 NOTICE-07 NOTICE-12 SURVEY-01 SURVEY-02 SURVEY-05',
    words: ['a notice'],
    sample: { params: { id: 7 } },
    way: mario('/noticeSent/2'),
    more: [1, 3, 4, 5, 6, 7, 8].map((id) => mario(`/noticeSent/${id}`)),
    outcome: THING,
  },
  markSeen: {
    title: 'Mark a notice as seen',
    about: 'Afterwards the notice no longer counts as unread.',
    clauses: 'NOTICE-03',
    words: ['a read mark'],
    sample: { params: { id: seen } },
    way: mario('/noticeSent/1'),
    outcome: BACKGROUND,
  },
  answerSurvey: {
    title: 'Answer the survey of a notice',
    about: 'Sends all answers at once and closes the survey for this citizen.',
    clauses: 'SURVEY-03 SURVEY-04',
    words: ['the answers'],
    sample: {
      params: { id: 2 },
      body: { responses: [{ question: id<'Question'>(201), index: 0, value: '4' }], anonymous: false },
    },
    way: mario(
      '/noticeSent/2',
      ['rate', 'Il nuovo orario del sabato', '4'],
      ['rate', 'La sala studio al primo piano', '3'],
      ['fill', 'Che cosa cambieresti?', 'Niente'],
      ['fill', 'Quale libro vorresti trovare sugli scaffali?', 'La chiave a stella'],
      ['tap', 'Invia le risposte'],
    ),
    outcome: write('panel+toast'),
    unplayed: 'An answered survey is closed.',
  },
  sendPosition: {
    title: 'Send a position for a notice',
    about: 'Where the citizen is, for a notice that asks for it.',
    clauses: 'NOTICE-09',
    words: ['a position'],
    sample: {
      body: { latitude: 45.8206, longitude: 8.8251, notice: id<'Notice'>(1), received: seen },
    },
    way: mario('/noticeSent/3', ['tap', 'Invia la mia posizione']),
    // [decided] A call that fails is silent (NOTICE-09).
    outcome: write('silent'),
    unplayed: 'A position cannot be taken back.',
  },
  mailFile: {
    title: 'Send a file by e-mail',
    about: 'Sends the file of a notice to the citizen. It answers with a text.',
    clauses: 'NOTICE-08',
    words: ['a file by e-mail'],
    sample: { params: { id: 71 } },
    way: mario('/noticeSent/1', ['tap', `Invia per e-mail ${FILE}`]),
    outcome: { ...TOAST, '429': 'same' },
    unplayed: 'It sends an e-mail.',
  },
  downloadFile: {
    title: 'Download a file',
    about: 'The bytes of a file of a notice, with their media type.',
    clauses: 'NOTICE-08',
    words: ['a file'],
    sample: { params: { id: 71 } },
    way: mario('/noticeSent/1', ['tap', `Scarica ${FILE}`]),
    outcome: { ...TOAST, '429': 'same' },
  },
  agreement: {
    title: 'Read an agreement',
    about: 'Whether the citizen agrees to a policy: yes, unless 0 or empty.',
    clauses: 'PRIV-01',
    words: ['an agreement'],
    sample: { query: { filters: { policy: 'privacy' }, group: 'privacy' } },
    way: mario('/profile/privacy'),
    outcome: QUIET,
  },
  saveAgreement: {
    title: 'Save an agreement',
    about: 'The agreement is sent as 1 or 0.',
    clauses: 'PRIV-02',
    words: ['a saved agreement'],
    sample: { body: { policy: 'privacy', agreed: true } },
    way: mario('/profile/privacy', ['flip', 'Ho letto l’informativa sulla privacy']),
    outcome: FORM,
  },
  tags: {
    title: 'List the tags',
    about: 'The tags by which notices are filtered.',
    clauses: 'NOTICE-10',
    sample: { query: { filters: {} } },
    way: mario('/noticeSent'),
    outcome: TOLD,
  },
  tag: {
    title: 'Read one tag',
    about: 'No screen needs this call.',
    clauses: 'CALL-01',
    words: ['a tag alone'],
    sample: { params: { id: 1 } },
    way: { ...mario('/profile'), port: ({ receivedNotices }) => receivedNotices.tag(1 as TagId) },
    // No screen asks for one tag.
    outcome: TOLD,
  },
  deleteOne: {
    title: 'Delete one notice received',
    about: 'Removes it from the list of the signed-in user.',
    clauses: 'NOTICE-04',
    words: ['a deletion'],
    sample: { params: { id: 3 } },
    way: mario('/noticeSent', ['tap', 'Elimina Via Sacco chiusa al traffico'], CONFIRM),
    outcome: TOAST,
    unplayed: 'A deleted notice cannot be put back; only an unknown id is tried.',
  },
  deleteMany: {
    title: 'Delete several notices received',
    about: 'Removes all that are named.',
    clauses: 'NOTICE-05 NOTICE-06',
    words: ['a deletion of several'],
    sample: { body: { ids: [id<'ReceivedNotice'>(4), id<'ReceivedNotice'>(5)] } },
    way: mario(
      '/noticeSent',
      ['flip', 'Seleziona'],
      ['pick', 'Via Sacco chiusa al traffico'],
      ['pick', 'Menù della settimana'],
      ['tap', 'Elimina'],
      CONFIRM,
    ),
    outcome: TOAST,
    unplayed: 'Deleted notices cannot be put back.',
  },
}

export const NOTICES_RECORDS: Records = {
  tag: { is: 'A tag of notices.', needs: 'id', may: 'name' },
  sender: { is: 'The activity that sends a notice.', may: 'id name logo' },
  'notice file': { is: 'A file of a notice.', needs: 'id', may: 'label extension' },
  'notice date': {
    is: 'An appointment of a notice.',
    may: 'id title dateStart timeStart dateEnd timeEnd place',
    fields: {
      dateStart: 'First day of the appointment, YYYY-MM-DD',
      dateEnd: 'Last day of the appointment, YYYY-MM-DD',
      place: 'Where the appointment takes place',
    },
  },
  'notice image': {
    is: 'A picture of a notice.',
    needs: 'image',
    may: 'id caption',
    fields: {
      caption: 'What the picture shows',
    },
  },
  'menu course': {
    is: 'A course of a menu.',
    may: 'title items',
    fields: {
      items: 'The dishes of the course',
      title: 'Name of the course',
    },
  },
  dish: {
    is: 'A dish of a menu.',
    may: 'name description price',
    fields: {
      description: 'What the dish is made of',
    },
  },
  'notice row': {
    is: 'A notice in a list.',
    may: 'id title abstract template activity tags',
    fields: {
      template:
        'S standard, Q survey, C appointments, I pictures, V video, M menu, G place on a map, W works in progress',
    },
  },
  'noticeSent row': { is: 'A notice received, in the list.', needs: 'id', may: 'created seen closedSurvey notice' },
  notice: {
    is: 'A notice. Its template decides which fields count.',
    may: 'id title description template activity tags noticeFiles noticeQuestions noticeDates noticeImages video noticeMenus latitude longitude address dateStart dateEnd',
    fields: {
      address: 'Address of the place that the notice is about',
      dateEnd: 'Last day of the works, YYYY-MM-DD',
      dateStart: 'First day of the works, YYYY-MM-DD',
      description: 'Text of the notice: HTML, sanitised by the app',
      template:
        'S standard, Q survey, C appointments, I pictures, V video, M menu, G place on a map, W works in progress',
    },
  },
  noticeSent: { is: 'A notice received.', needs: 'id notice', may: 'created seen closedSurvey anonymousSurvey' },
  'published notice': {
    is: 'A notice that an activity has published.',
    needs: 'id',
    may: 'title abstract template activity created',
    fields: {
      template:
        'S standard, Q survey, C appointments, I pictures, V video, M menu, G place on a map, W works in progress',
    },
  },
  agreement: {
    is: 'Whether a citizen agrees to a policy.',
    may: 'policy agreement date',
    fields: {
      agreement: '1 for yes, 0 for no. Any value other than 0 and the empty one means yes',
      date: 'Moment of the last save, ISO 8601 in UTC',
    },
  },
  response: { is: 'What the citizen has answered.', may: 'response' },
  question: {
    is: 'A question of a survey.',
    needs: 'id',
    may: 'question type noticeResponse',
    fields: {
      question: 'Text of the question',
      type: 'A for an open question, V for a rating from 1 to 5',
    },
  },
  'survey answers': { is: 'The answers to a survey.' },
  answer: {
    is: 'The answer to one question.',
    fields: {
      id: 'Id of the question',
      value: 'What the citizen answered: HTML for an open question, 1 to 5 for a rating',
    },
  },
  'notice filters': {
    is: 'What notices must match.',
    fields: {
      template: 'Only notices of this template',
    },
  },
  'published filters': { is: 'What published notices must match.' },
  unread: { is: 'A count of unread notices.', needs: 'totalNoticeNotRead' },
  'notices to delete': { is: 'The notices to delete.' },
  'notice location': {
    is: 'A position for a notice.',
    fields: {
      noticeSendId: 'Id of the notice received',
    },
  },
  'privacy filters': { is: 'The policy that is asked for.' },
  'tag filters': { is: 'What tags must match: nothing.' },
  'request agreement': { is: 'What a citizen decides about a policy.' },
}
