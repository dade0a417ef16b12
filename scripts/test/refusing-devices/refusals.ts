// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** What a device may refuse, lack, or answer late. Each is a function that a page runs before any other, sent as its source. */
import { type Refusal, type Said, STEP } from './steps.ts'

const SHOWN: Said = {
  [STEP.share]: 'Questo dispositivo non può condividere né copiare',
  [STEP.sharePlace]: 'Questo dispositivo non può condividere né copiare',
}
const COPIED: Said = { [STEP.share]: 'Indirizzo copiato', [STEP.sharePlace]: 'Indirizzo copiato' }
const everyPosition = (words: string): Said => ({
  [STEP.sendPosition]: words,
  [STEP.showPosition]: words,
  [STEP.reportPosition]: words,
})

export const REFUSALS: readonly Refusal[] = [
  {
    name: 'sharing is missing',
    says: COPIED,
    act: () => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }),
  },
  {
    name: 'sharing is refused',
    says: COPIED,
    act: () =>
      Object.defineProperty(Navigator.prototype, 'share', {
        value: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      }),
  },
  {
    name: 'sharing and the clipboard are missing',
    says: SHOWN,
    act: () => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    },
  },
  {
    name: 'sharing is missing and the clipboard is refused',
    says: SHOWN,
    act: () => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
      })
    },
  },
  {
    name: 'the position is missing',
    says: everyPosition('Questo dispositivo non ci dà la posizione'),
    act: () => Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }),
  },
  {
    name: 'the position is refused',
    says: everyPosition('Non ci hai dato il permesso di usare la posizione'),
    act: () => {
      Geolocation.prototype.getCurrentPosition = (_, failed) =>
        failed?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError)
    },
  },
  {
    name: 'the position never comes',
    says: everyPosition('La posizione non è arrivata in tempo'),
    later: 31_000,
    act: () => {
      Geolocation.prototype.getCurrentPosition = () => {}
    },
  },
  {
    name: 'permissions cannot be asked',
    act: () => Object.defineProperty(Navigator.prototype, 'permissions', { value: undefined }),
  },
  {
    name: 'notifications are missing',
    says: { [STEP.remind]: 'Questo browser non mostra notifiche di Piazza' },
    act: () => void Reflect.deleteProperty(globalThis, 'Notification'),
  },
  {
    name: 'notifications can only be shown by a worker',
    act: () => {
      const Refusing = class {
        static permission = 'granted'
        static requestPermission = () => Promise.resolve('granted')
        constructor() {
          throw new TypeError("Failed to construct 'Notification': Illegal constructor")
        }
      }
      Object.defineProperty(globalThis, 'Notification', { value: Refusing })
    },
  },
  {
    name: 'notifications are denied',
    says: { [STEP.remind]: 'Il browser non lascia che Piazza mostri notifiche' },
    act: () => {
      Object.assign(globalThis.Notification, { permission: 'denied' })
    },
  },
  {
    name: 'voices are missing',
    lacks: [STEP.listen],
    act: () => {
      Reflect.deleteProperty(globalThis, 'speechSynthesis')
      Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
    },
  },
  {
    name: 'no voice speaks Italian on the device itself',
    lacks: [STEP.listen],
    act: () => {
      globalThis.speechSynthesis.getVoices = () =>
        [
          { lang: 'en-GB', default: true, localService: true },
          { lang: 'it-IT', default: false, localService: false },
        ] as SpeechSynthesisVoice[]
    },
  },
  {
    name: 'the voice fails',
    says: { [STEP.listen]: 'La voce si è fermata' },
    act: () => {
      globalThis.speechSynthesis.speak = (said) =>
        void said.dispatchEvent(Object.assign(new Event('error'), { error: 'audio-hardware' }))
    },
  },
  {
    name: 'storage is refused',
    keepsNothing: true,
    act: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    },
  },
  {
    name: 'storage is full',
    act: () => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        // What the device has from before may be written as it is.
        if (this.getItem(key) !== null && value.length <= (this.getItem(key) ?? '').length)
          return set.call(this, key, value)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
    keepsNothing: true,
  },
  { name: 'the database is missing', act: () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }) },
  {
    name: 'the database is refused',
    act: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException(
          'A mutation operation was attempted on a database that did not allow mutations.',
          'InvalidStateError',
        )
      }
    },
  },
  {
    name: 'the database never opens',
    later: 2_000,
    act: () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    },
  },
  { name: 'caches are missing', act: () => void Reflect.deleteProperty(globalThis, 'caches') },
  {
    name: 'workers of pages are missing',
    act: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  },
  {
    name: 'workers of pages are refused',
    act: () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'))
    },
  },
  { name: 'workers are missing', act: () => void Reflect.deleteProperty(globalThis, 'Worker') },
  {
    name: 'other tabs cannot be told',
    act: () => {
      Reflect.deleteProperty(globalThis, 'BroadcastChannel')
      Reflect.deleteProperty(Navigator.prototype, 'locks')
    },
  },
  {
    name: 'storage cannot be asked to stay',
    act: () => Object.defineProperty(Navigator.prototype, 'storage', { value: undefined }),
  },
  {
    name: 'nothing can be downloaded',
    says: {
      [STEP.saveFile]: 'Questo dispositivo non ha salvato il file',
      [STEP.choosePicture]: 'Non riusciamo a leggere questa foto',
    },
    act: () => {
      URL.createObjectURL = () => {
        throw new TypeError("Failed to execute 'createObjectURL' on 'URL'")
      }
    },
  },
  {
    name: 'letters cannot be told apart',
    act: () => void Reflect.deleteProperty(Intl, 'Segmenter'),
  },
  {
    name: 'nothing says when it is idle',
    act: () => void Reflect.deleteProperty(globalThis, 'requestIdleCallback'),
  },
  {
    name: 'the connection is not described',
    act: () => void Reflect.deleteProperty(Navigator.prototype, 'connection'),
  },
  {
    name: 'nothing can be drawn',
    says: { [STEP.sharePlace]: 'La mappa non si è caricata' },
    lacks: [STEP.showPosition],
    act: () => {
      HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext
    },
  },
  {
    name: 'sums cannot be made',
    act: () => Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined }),
  },
]
