import { Camera, CircleAlert, ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from './button.tsx'
import * as css from './image-picker.css.ts'
import { useSending } from './sending.ts'

type Crop = Readonly<{ zoom: number; x: number; y: number }>

/** A picture to be cropped: its size in pixels, its square in fractions, and its object URL. */
type Framing = Crop &
  Readonly<{
    image: string
    width: number
    height: number
    words: Readonly<{ preview: string; zoom: string; across: string; down: string }>
    frame: (crop: Crop) => void
    /** The picture was dragged by fractions of the square. */
    push: (right: number, down: number) => void
  }>

type ImagePickerProps = {
  readonly hint: string
  readonly choose: string
  readonly take: string
  readonly remove: Readonly<{ label: string; press: () => void }> | undefined
  readonly accept: string
  /** Shown while no picture is being cropped. */
  readonly current: ReactNode
  readonly framing: Framing | undefined
  readonly nearest: number
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly open: (file: File) => void
}

/**
 * A picture chosen from a file or the camera, previewed before it is sent; its square is moved by pointer or keyboard.
 */
export const ImagePicker = (props: ImagePickerProps) => {
  const { hint, choose, take, remove, accept, current, framing, nearest, problem, isBusy, open } = props
  const isSending = useSending()
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className={css.picker}>
      {framing === undefined ? (
        <div className={css.frame}>{current}</div>
      ) : (
        <Frame framing={framing} isFixed={isSending} />
      )}
      <div className={css.controls}>
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
        <div className={css.buttons}>
          <Button
            variant="secondary"
            icon={ImagePlus}
            busy={isBusy}
            isDisabled={isSending}
            onPress={() => file.current?.click()}
            aria-describedby={`${id}-${problem === undefined ? 'hint' : 'error'}`}
          >
            {choose}
          </Button>
          <Button
            variant="secondary"
            icon={Camera}
            busy={isBusy}
            isDisabled={isSending}
            onPress={() => camera.current?.click()}
          >
            {take}
          </Button>
          {remove ? (
            <Button variant="quiet" icon={Trash2} isDisabled={isSending} onPress={remove.press}>
              {remove.label}
            </Button>
          ) : null}
        </div>
        <FileInput input={file} accept={accept} onFile={open} />
        <FileInput input={camera} accept={accept} onFile={open} capture />
        <div role="alert">
          {problem === undefined ? null : (
            <p className={css.error} id={`${id}-error`}>
              <CircleAlert size={18} aria-hidden />
              {problem}
            </p>
          )}
        </div>
        {framing === undefined ? null : <Sliders framing={framing} nearest={nearest} />}
      </div>
    </div>
  )
}

type FileInputProps = {
  readonly input: RefObject<HTMLInputElement | null>
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly capture?: boolean
}

/** The native file input; a labelled button opens it. */
const FileInput = ({ input, accept, onFile, capture = false }: FileInputProps) => {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) onFile(chosen)
    // Choosing the same file again triggers a change again.
    target.value = ''
  }
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      onChange={onChange}
      hidden
      {...(capture ? { capture: 'user' } : {})}
    />
  )
}

type FrameProps = { readonly framing: Framing; readonly isFixed: boolean }

/** A preview of the square; a pointer drags the picture in it. */
const Frame = ({ framing: { image, words, width, height, zoom, x, y, push }, isFixed }: FrameProps) => {
  const from = useRef<Readonly<{ x: number; y: number }>>(undefined)
  const side = Math.min(width, height) / zoom
  const share = (length: number) => `${(length / side) * 100}%`
  const place = {
    width: share(width),
    height: share(height),
    left: `${50 - ((x * width) / side) * 100}%`,
    top: `${50 - ((y * height) / side) * 100}%`,
  }
  const onMove = (move: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return
    const { clientWidth } = move.currentTarget
    if (!isFixed) push((move.clientX - from.current.x) / clientWidth, (move.clientY - from.current.y) / clientWidth)
    from.current = { x: move.clientX, y: move.clientY }
  }
  const onEnd = () => {
    from.current = undefined
  }
  return (
    <div
      className={`${css.frame} ${css.movable}`}
      onPointerDown={(press) => {
        press.currentTarget.setPointerCapture(press.pointerId)
        from.current = { x: press.clientX, y: press.clientY }
      }}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    >
      <img className={css.picture} src={image} alt={words.preview} style={place} draggable={false} />
    </div>
  )
}

const PERCENT = 100

const Sliders = ({ framing, nearest }: Pick<FrameProps, 'framing'> & { readonly nearest: number }) => {
  const { words, zoom, x, y, width, height, frame } = framing
  const isSending = useSending()
  const side = Math.min(width, height) / zoom
  /** The range of the centre, in percent; the slider covers the whole range. */
  const room = (length: number) => 1 - side / length
  const at = (share: number, length: number) => (room(length) <= 0 ? 0.5 : (share - side / 2 / length) / room(length))
  const back = (slid: number, length: number) => side / 2 / length + slid * room(length)
  const one = (
    label: string,
    value: number,
    [least, most]: readonly [number, number],
    isFixed: boolean,
    onSlide: (to: number) => void,
  ) => (
    <label className={css.slider}>
      {label}
      <input
        className={css.track}
        type="range"
        min={least}
        max={most}
        step={5}
        value={Math.round(value)}
        disabled={isFixed || isSending}
        aria-valuetext={`${Math.round(value)} %`}
        onChange={({ target }) => onSlide(Number(target.value) / PERCENT)}
      />
    </label>
  )
  return (
    <div className={css.sliders}>
      {one(words.zoom, zoom * PERCENT, [PERCENT, nearest * PERCENT], false, (to) => frame({ zoom: to, x, y }))}
      {one(words.across, at(x, width) * PERCENT, [0, PERCENT], room(width) <= 0, (to) =>
        frame({ zoom, x: back(to, width), y }),
      )}
      {one(words.down, at(y, height) * PERCENT, [0, PERCENT], room(height) <= 0, (to) =>
        frame({ zoom, x, y: back(to, height) }),
      )}
    </div>
  )
}
