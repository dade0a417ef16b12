// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
import { type Said, STEP } from './steps.ts'

/** A device that has everything and allows it: a browser without a window refuses the most by itself. */
export const allowAll = (): void => {
  const put = (where: object, name: string, value: unknown): void =>
    void Object.defineProperty(where, name, { value, configurable: true, writable: true })
  put(Navigator.prototype, 'share', () => Promise.resolve())
  put(Navigator.prototype, 'clipboard', { writeText: () => Promise.resolve() })
  Geolocation.prototype.getCurrentPosition = (done) =>
    done({ coords: { latitude: 45.82, longitude: 8.83, accuracy: 10 }, timestamp: 0 } as GeolocationPosition)
  put(
    globalThis,
    'Notification',
    class extends EventTarget {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      close(): void {}
    },
  )
  put(
    globalThis,
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(text: string) {
        super()
        Object.assign(this, { text })
      }
    },
  )
  put(
    globalThis,
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'it-IT', default: true, localService: true }],
      speak: () => {},
      cancel: () => {},
    }),
  )
}

/** What is read where nothing is refused. */
export const WHOLE: Said = {
  [STEP.remind]: 'Al momento scelto ricevi una notifica su questo dispositivo',
  [STEP.listen]: 'Pausa',
  [STEP.reportPosition]: 'Abbiamo aggiunto la tua posizione',
  [STEP.editProfile]: 'Come ti chiami',
  [STEP.choosePicture]: 'Anteprima della foto',
}
