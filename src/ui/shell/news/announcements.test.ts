import { describe, expect, it, vi } from 'vitest'
import type { Piazza } from '#application/app/piazza.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { News } from '#application/news.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { announcementOf, announcementOfFailure, failure, success, toastView } from './announcements.ts'
import { imagePath } from '#ui/base/images.ts'

describe('announcements', () => {
  it('stay 5 seconds by default, 2 for a success and 10 for an error without words (SHELL-16)', () => {
    expect(success('Fatto')).toMatchObject({ tone: 'success', text: 'Fatto', duration: 5_000 })
    expect(success()).toMatchObject({ text: { id: 'success_response' }, duration: 2_000 })
    expect(failure('No')).toMatchObject({ tone: 'danger', text: 'No', duration: 5_000 })
    expect(failure()).toMatchObject({ text: { id: 'toast.failed' }, duration: 10_000 })
  })

  it.each<[news: News, said: object | undefined]>([
    [{ type: 'language.notLoaded' }, { tone: 'danger', text: { id: 'language.notLoaded' }, duration: 10_000 }],
    [{ type: 'position.sent' }, { text: { id: 'position.sent' }, duration: 5_000 }],
    [
      { type: 'position.refused', reason: 'PositionDenied' },
      { tone: 'warning', text: { id: 'position.denied' } },
    ],
    [
      { type: 'page.shared', how: 'copied' },
      { tone: 'success', text: { id: 'share.copied' } },
    ],
    // The device's own dialog has said enough.
    [{ type: 'page.shared', how: 'shared' }, undefined],
    [
      { type: 'page.notShared', url: 'https://x.it/a' },
      { text: { id: 'share.failed' }, values: { address: 'https://x.it/a' } },
    ],
    [
      { type: 'passwordCode.expired' },
      { tone: 'danger', text: { id: 'password.codeExpired' }, duration: 5_000, isHeardInPage: true },
    ],
    [
      { type: 'password.changed', how: 'forced', username: 'ada' },
      { tone: 'success', text: { id: 'password.changed' }, duration: 5_000 },
    ],
    [{ type: 'account.deleted' }, { text: { id: 'deleteAccount.done' }, duration: 5_000 }],
    [
      { type: 'user.unavailable', failure: { _tag: 'TimedOut' } },
      { tone: 'danger', text: { id: 'session.userUnavailable' } },
    ],
    [{ type: 'user.unavailable', failure: { _tag: 'Unreachable' } }, undefined],
    [{ type: 'session.closed', isHere: true }, undefined],
  ])('say of %o (SHELL-06, NOTICE-09, PWD-02, PWD-09, PROF-07, AUTH-10, ERR-04): %o', (news, said) =>
    expect([announcementOf(news)]).toMatchObject([said]),
  )

  it.each<[failed: RequestFailure, said: object | undefined]>([
    [
      { _tag: 'Refused', status: 409, message: 'Già inviato' },
      { text: 'Già inviato', duration: 5_000 },
    ],
    [
      { _tag: 'Refused', status: 502, message: undefined },
      { text: { id: 'toast.failed' }, duration: 10_000 },
    ],
    // Called off, and a session that ended.
    [{ _tag: 'Aborted' }, undefined],
    [{ _tag: 'SignedOut' }, undefined],
    [{ _tag: 'Unreachable' }, { text: { id: 'toast.offline' } }],
    // A device with a network is not told that it has none (fault 55).
    [{ _tag: 'Unreachable', isOnline: true }, { text: { id: 'toast.unanswered' } }],
  ])('say of a failed request, %o (ERR-01): %o', (failed, said) =>
    expect([announcementOfFailure(failed)]).toMatchObject([said]),
  )

  it('say what became of a map that was left on its way, and lead back; in the settings the page says it (ERR-08)', () => {
    const kept = { type: 'map.kept' as const }
    const lost = { type: 'map.notKept' as const, reason: { _tag: 'Unreachable' as const } }
    expect([announcementOf({ ...kept, isInSight: true }), announcementOf({ ...lost, isInSight: true })]).toEqual([
      undefined,
      undefined,
    ])
    expect(announcementOf({ ...kept, isInSight: false })).toMatchObject({ text: { id: 'keptMap.toldKept' } })
    const said = (['Unreachable', 'NoMap', 'NoRoom', 'TooBig'] as const).map((_tag) =>
      announcementOf({ ...lost, reason: { _tag }, isInSight: false }),
    )
    expect(said.map((one) => (one?.text as { id: string } | undefined)?.id)).toEqual([
      'keptMap.lost',
      'keptMap.noMap',
      'keptMap.noRoom',
      'keptMap.toldTooBig',
    ])
    const piazza = { tell: vi.fn<() => void>() } as unknown as Piazza
    said[0]?.action?.act(piazza)
    expect(piazza.tell).toHaveBeenCalledWith({ type: 'page.wanted', path: '/settings' })
  })

  it('offer their action as a button of the toast', () => {
    const piazza = { tell: vi.fn<() => void>() } as unknown as Piazza
    const reminder = announcementOf({
      type: 'reminder.due',
      words: { title: 'Concerto', text: 'Alle 21', path: '/event/3' },
    })
    const view = reminder && toastView(reminder, piazza, { formatMessage: ({ id }) => String(id), language: 'it' })
    view?.action?.press()
    expect(piazza.tell).toHaveBeenCalledWith({ type: 'reminder.opened', path: '/event/3' })
    expect(view?.action?.label).toBe('reminder.open')
  })

  it('count what was taken from the favourites at once', () => {
    const unmade = announcementOf({
      type: 'favourite.unmade',
      target: { kind: 'activity', thing: { id: 1, name: 'Bar' } },
    } as never)
    const view =
      unmade &&
      toastView(unmade, {} as Piazza, {
        formatMessage: ({ id }, values) => `${id} ${values?.['count']}`,
        language: 'it',
      })
    expect(view?.together?.say(3)).toBe('favourites.unmadeMany 3')
  })

  it('name the favourite that was made or let go, and offer to take back what was let go (FAV-02)', () => {
    const target = { kind: 'contact', thing: { id: 4, name: 'Farmacia' } as Contact } as const
    const values = { name: 'Farmacia' }
    expect(announcementOf({ type: 'favourite.made', target })).toMatchObject({ values, isHeardInPage: true })
    expect(announcementOf({ type: 'favourite.restored', target })).toMatchObject({ values, duration: 5_000 })
    expect(announcementOf({ type: 'favourite.notKept' })).toMatchObject({ tone: 'warning' })
    const letGo = announcementOf({ type: 'favourite.unmade', target })
    expect(letGo).toMatchObject({ values, duration: 10_000, action: { label: { id: 'favourites.undo' } } })
    const send = vi.fn<(event: object) => void>()
    letGo?.action?.act({ find: () => ({ send }) } as unknown as Piazza)
    expect(send.mock.calls).toEqual([[{ type: 'undo.requested', target }]])
  })

  it('remind of an event where the device does not, and lead to its page (EVENT-05)', () => {
    const words = { title: 'Novecento', text: 'oggi, dalle 21:00', path: '/activity/3/event/4' }
    const due = announcementOf({ type: 'reminder.due', words })
    expect(due).toMatchObject({ values: { title: words.title, text: words.text }, duration: 10_000 })
    const tell = vi.fn<(news: object) => void>()
    due?.action?.act({ tell } as unknown as Piazza)
    expect(tell.mock.calls).toEqual([[{ type: 'reminder.opened', path: words.path }]])
  })
})

describe('pictures', () => {
  it('have one path for each entity and group, with the file’s name made harmless (IMG-01)', () => {
    expect(imagePath('notice', 'piazza.svg')).toBe('/img/notices/app/piazza.svg')
    expect(imagePath('activityLogo', '../x y.svg', 'simple')).toBe('/img/activities/logo/simple/..%2Fx%20y.svg')
    expect(imagePath('user', undefined)).toBeUndefined()
    expect(imagePath('event', 'https://cdn.laveno.example/a.png')).toBe('https://cdn.laveno.example/a.png')
    expect(imagePath('event', '//cdn.laveno.example/a.png')).toBe('https://cdn.laveno.example/a.png')
  })
})

const told = (news: object, language = 'en') => {
  const announcement = announcementOf(news as never)
  const view =
    announcement && toastView(announcement, {} as Piazza, { formatMessage: ({ id }) => String(id), language })
  return [view?.text, view?.more]
}

describe('in another language than that of the server (LANG-01)', () => {
  const added = { type: 'userEvent.changed', change: 'added', message: 'Evento aggiunto' }

  it.each([
    [added, 'calendar.added', undefined],
    [{ ...added, change: 'reminded', message: undefined }, 'calendar.reminded', undefined],
    [
      { type: 'file.mailed', message: 'File inviato a ada@posta.example' },
      'file.mailed',
      'File inviato a ada@posta.example',
    ],
    [{ type: 'user.saved', isNew: false, message: 'Utente «ada» salvato' }, 'saved_response', 'Utente «ada» salvato'],
    [{ type: 'subscription.warned', message: 'Non ancora' }, 'topics.warned', 'Non ancora'],
    [
      { type: 'write.failed', failure: { _tag: 'Refused', status: 409, message: 'Hai già risposto' } },
      'toast.failed',
      'Hai già risposto',
    ],
    [{ type: 'position.sent' }, 'position.sent', undefined],
  ])('the app says its own sentence, and the server’s where it says more: %o', (news, text, more) =>
    expect(told(news)).toEqual([text, more]),
  )

  it.each(['it', 'en'])(
    'what nobody could read is said by us, with the words of the server (fault 55): %s',
    (language) => {
      const unclear = { _tag: 'Undecodable', call: '', path: 'esito', expected: 'outcome', actual: 'record' }
      const failed = (failure: object) => told({ type: 'write.failed', failure }, language)
      expect(failed({ ...unclear, message: 'Il codice non va' })).toEqual(['toast.undecodable', 'Il codice non va'])
      expect(failed(unclear)).toEqual(['toast.undecodable', undefined])
    },
  )

  it('the server’s words stand alone in Italian', () =>
    expect(told(added, 'it')).toEqual(['Evento aggiunto', undefined]))
})
