import { messageOnly, one, rowsOf } from '../codecs/envelope.ts'
import { pageOf } from '../codecs/pages.ts'
import { noticeSummary, publishedNotice, receivedNotice, tag, templateFilter } from '../codecs/notices.ts'
import { surveySubmission } from '../codecs/surveys.ts'
import { filterQuery, filters, listQuery } from '../codecs/paging.ts'
import { count, decimal, flag, id, optional } from '../codecs/wire.ts'
import { list, once } from '../codecs/wire-lists.ts'
import { record } from '../codecs/wire-records.ts'
import { file } from '../codecs/wire-requests.ts'
import { choice } from '../codecs/wire-words.ts'
import { agreed, agreements, policy } from '../codecs/privacy.ts'
import { call } from './call.ts'

const noticeFilters = record('notice filters', {
  activity: ['activityId', optional(id('Activity'))],
  tag: ['tagId', optional(id('Tag'))],
  template: ['template', templateFilter],
  unread: ['notRead', optional(flag)],
})

/** The calls about notices, their files and surveys, tags and privacy policies. */
export const notices = {
  published: call({
    method: 'GET',
    path: '/api/app/notices',
    query: filterQuery(record('published filters', { activity: ['activityId', optional(id('Activity'))] })),
    answer: once(rowsOf(publishedNotice)),
    signIn: 'panel',
    keeps: 'news',
  }),
  unread: call({
    method: 'GET',
    path: '/api/app/noticesents/notread',
    answer: one(record('unread', { total: ['totalNoticeNotRead', count] })),
    reports: 'caller',
    keeps: 'news',
  }),
  received: call({
    method: 'GET',
    path: '/api/app/noticesents',
    query: listQuery(noticeFilters, choice('notice sort', { received: 'created', title: 'title' })),
    answer: pageOf('noticeSents', noticeSummary),
    keeps: 'news',
  }),
  one: call({ method: 'GET', path: '/api/app/noticesent/{id}', answer: one(receivedNotice), keeps: 'news' }),
  markSeen: call({
    method: 'PUT',
    path: '/api/app/updatenoticesentseen/{id}',
    answer: messageOnly,
    reports: 'caller',
  }),
  deleteOne: call({ method: 'DELETE', path: '/api/noticesent/{id}', answer: messageOnly }),
  deleteMany: call({
    method: 'PUT',
    path: '/api/noticesents/delete',
    body: record('notices to delete', { ids: ['ids', list(id('ReceivedNotice'))] }),
    answer: messageOnly,
  }),
  answerSurvey: call({
    method: 'POST',
    path: '/api/noticesent/{id}/save/survey',
    body: surveySubmission,
    answer: messageOnly,
  }),
  sendPosition: call({
    method: 'POST',
    path: '/api/app/noticelocations',
    body: record('notice location', {
      latitude: ['latitude', decimal],
      longitude: ['longitude', decimal],
      notice: ['noticeId', id('Notice')],
      received: ['noticeSendId', id('ReceivedNotice')],
    }),
    answer: messageOnly,
    reports: 'caller',
  }),
  mailFile: call({ method: 'GET', path: '/api/app/noticefiles/{id}/sendemail', answer: messageOnly }),
  downloadFile: call({
    method: 'GET',
    path: '/api/app/noticefiles/{id}/downloadfile',
    answer: file,
    timeLimit: 60_000,
  }),
  agreement: call({
    method: 'GET',
    path: '/api/userprivacy',
    query: record('privacy query', {
      filters: ['filters', filters(record('privacy filters', { policy: ['policy', policy] }))],
      group: ['group', optional(policy)],
    }),
    answer: agreements,
    reports: 'caller',
  }),
  saveAgreement: call({
    method: 'POST',
    path: '/api/app/userprivacy',
    body: record('agreement', { policy: ['policy', policy], agreed: ['agreement', agreed] }),
    answer: messageOnly,
    reports: 'caller',
  }),
  tags: call({
    method: 'GET',
    path: '/app/tags',
    isPublic: true,
    query: filterQuery(record('tag filters', {})),
    answer: once(rowsOf(tag)),
    keeps: 'settled',
  }),
  tag: call({ method: 'GET', path: '/api/tags/{id}', answer: one(tag) }),
}
