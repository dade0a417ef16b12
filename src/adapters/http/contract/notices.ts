import { messageOnly, one, rowsOnce } from '../codecs/envelope.ts'
import { pageOf } from '../codecs/pages.ts'
import { noticeSummary, publishedNotice, tag, templateFilter } from '../codecs/notices.ts'
import { receivedNotice } from '../codecs/received-notice.ts'
import { surveySubmission } from '../codecs/surveys.ts'
import { filterQuery, filtersOf, listQuery } from '../codecs/paging.ts'
import { count, decimal, flag, id, optional } from '../codecs/wire.ts'
import { list } from '../codecs/wire-lists.ts'
import { record } from '../codecs/wire-records.ts'
import { file } from '../codecs/wire-requests.ts'
import { choice } from '../codecs/wire-words.ts'
import { agreed, agreements, policy } from '../codecs/privacy.ts'
import { read, write } from './call.ts'

const noticeFilters = record('notice filters', {
  activity: ['activityId', optional(id('Activity'))],
  tag: ['tagId', optional(id('Tag'))],
  template: ['template', templateFilter],
  unread: ['notRead', optional(flag)],
})

/** The calls about notices, their files and surveys, tags and privacy policies. */
export const notices = {
  published: read('/api/app/notices', rowsOnce(publishedNotice), {
    query: filterQuery(record('published filters', { activity: ['activityId', optional(id('Activity'))] })),
    signIn: 'panel',
    keeps: 'news',
  }),
  unread: read('/api/app/noticesents/notread', one(record('unread', { total: ['totalNoticeNotRead', count] })), {
    reports: 'caller',
    keeps: 'news',
  }),
  received: read('/api/app/noticesents', pageOf('noticeSents', noticeSummary), {
    query: listQuery(noticeFilters, choice('notice sort', { received: 'created', title: 'title' })),
    keeps: 'news',
  }),
  one: read('/api/app/noticesent/{id}', one(receivedNotice), { keeps: 'news' }),
  markSeen: write('PUT', '/api/app/updatenoticesentseen/{id}', { reports: 'caller' }),
  deleteOne: write('DELETE', '/api/noticesent/{id}'),
  deleteMany: write('PUT', '/api/noticesents/delete', {
    body: record('notices to delete', { ids: ['ids', list(id('ReceivedNotice'))] }),
  }),
  answerSurvey: write('POST', '/api/noticesent/{id}/save/survey', { body: surveySubmission }),
  sendPosition: write('POST', '/api/app/noticelocations', {
    body: record('notice location', {
      latitude: ['latitude', decimal],
      longitude: ['longitude', decimal],
      notice: ['noticeId', id('Notice')],
      received: ['noticeSendId', id('ReceivedNotice')],
    }),
    reports: 'caller',
  }),
  mailFile: read('/api/app/noticefiles/{id}/sendemail', messageOnly),
  downloadFile: read('/api/app/noticefiles/{id}/downloadfile', file, { timeLimit: 60_000 }),
  agreement: read('/api/userprivacy', agreements, {
    query: record('privacy query', {
      filters: filtersOf(record('privacy filters', { policy: ['policy', policy] })),
      group: ['group', optional(policy)],
    }),
    reports: 'caller',
  }),
  saveAgreement: write('POST', '/api/app/userprivacy', {
    body: record('agreement', { policy: ['policy', policy], agreed: ['agreement', agreed] }),
    reports: 'caller',
  }),
  tags: read('/app/tags', rowsOnce(tag), {
    isPublic: true,
    query: filterQuery(record('tag filters', {})),
    keeps: 'settled',
  }),
  tag: read('/api/tags/{id}', one(tag)),
}
