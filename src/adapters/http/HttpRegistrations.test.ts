import { describe, expect, test } from 'vitest'
import { createHttpRegistrations } from './HttpRegistrations.ts'
import { PHONE, PHONE_ON_THE_WIRE } from './testing/device-info.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { never, refusal } from './testing/fake-server.ts'

const giulia = {
  username: 'giulia.colombo',
  privacyAccepted: true,
  profile: { name: 'Giulia', surname: 'Colombo', email: 'giulia@example.it', mobile: undefined },
}

const visitor = (answer: () => Response | Promise<Response>, info = PHONE) => {
  const tab = tabBefore(answer)
  const device = { read: () => Promise.resolve(info) }
  return { ...tab, registrations: createHttpRegistrations({ client: tab.client, device }) }
}

/** The failure of a registration that is refused with this status. */
const outcome = async (status: number) => {
  const { registrations } = visitor(() => refusal(status, 'No'))
  return failureOf(await registrations.register(giulia)())
}

describe('registering', () => {
  test('sends the applicant and the device, independent of the stored privacy choice (REG-01)', async () => {
    const { registrations, asked } = visitor(() => Response.json({ message: 'Ricevuta' }))
    expect(successOf(await registrations.register(giulia)())).toBe('Ricevuta')
    expect(asked()).toEqual([
      [
        'POST',
        '/app/signin',
        {
          username: 'giulia.colombo',
          ...PHONE_ON_THE_WIRE,
          privacy: 'Y',
          profile: { name: 'Giulia', surname: 'Colombo', email: 'giulia@example.it' },
          active: 'Y',
        },
      ],
    ])
  })

  test('leaves the position out where it is not allowed, and sends no when the privacy is not accepted', async () => {
    const { registrations, server } = visitor(() => Response.json({}), {
      ...PHONE,
      position: undefined,
      privacyAccepted: true,
    })
    expect(successOf(await registrations.register({ ...giulia, privacyAccepted: false })())).toBeUndefined()
    expect(server.asked[0]?.body).toMatchObject({ privacy: 'N' })
    expect(server.asked[0]?.body).not.toHaveProperty('latitude')
  })

  test('distinguishes a taken username from other refusals', async () => {
    expect(await outcome(409)).toEqual({ _tag: 'UsernameTaken', message: 'No' })
    expect(await outcome(422)).toEqual({ _tag: 'Refused', status: 422, message: 'No' })
  })
})

describe('a username', () => {
  test.each([
    [{ availability: 'Y' }, true],
    [{ availability: 0 }, false],
    [{ disponibile: 'N' }, false],
  ])('is available as the server says: %j (REG-02)', async (data, expected) => {
    const { registrations, server } = visitor(() => Response.json({ data }))
    expect(successOf(await registrations.isAvailable('giulia.colombo')())).toBe(expected)
    expect(server.asked[0]?.path).toBe('/app/users/check/giulia.colombo')
  })

  test.each([{}, { availability: null }, { availability: '' }, { availability: 'forse' }, { availability: [] }, []])(
    'is not told to be free where nobody can read it (%j, fault 55)',
    async (data) => {
      const { registrations } = visitor(() => Response.json({ data }))
      expect(['Missing', 'Undecodable']).toContain(failureOf(await registrations.isAvailable('giulia.colombo')())._tag)
    },
  )

  test('whose check is aborted is not requested further', async () => {
    const { registrations } = visitor(never)
    const leaving = new AbortController()
    const asked = registrations.isAvailable('giulia.colombo', leaving.signal)()
    leaving.abort()
    expect(failureOf(await asked)).toEqual({ _tag: 'Aborted' })
  })
})

describe('activating', () => {
  test.each([true, false])('returns whether the account is active: %s (REG-03)', async (active) => {
    const { registrations, asked } = visitor(() => Response.json({ data: { active: active ? 'Y' : 'N' } }))
    expect(successOf(await registrations.activate('ATTIVA-1')())).toBe(active)
    expect(asked()).toEqual([['PUT', '/app/activeregistration', { registrationCode: 'ATTIVA-1' }]])
  })

  test.each([
    [404, undefined],
    [422, 'Il codice non è giusto: controllalo e riprova'],
  ])('distinguishes an unknown code (%i) from other failures (REG-03)', async (status, message) => {
    const { registrations } = visitor(() => refusal(status, message))
    expect(failureOf(await registrations.activate('ATTIVA-7')())).toEqual({ _tag: 'CodeWrong', message })
  })

  test('has what the server said of the code itself, whatever the status (fault 55)', async () => {
    const said = { message: 'Controlla i dati', errors: { registrationCode: ['Il codice vale da domani'] } }
    const outcome = async (status: number) => {
      const { registrations } = visitor(() => Response.json(said, { status }))
      return failureOf(await registrations.activate('ATTIVA-7')())
    }
    expect(await outcome(422)).toEqual({ _tag: 'CodeWrong', message: 'Il codice vale da domani' })
    expect(await outcome(403)).toMatchObject({ _tag: 'Refused', fields: { code: 'Il codice vale da domani' } })
  })

  test('on a failing server is no failure of the code', async () => {
    const { registrations } = visitor(() => refusal(503, 'Torniamo subito'))
    expect(failureOf(await registrations.activate('ATTIVA-1')())).toMatchObject({ _tag: 'Refused', status: 503 })
  })
})
