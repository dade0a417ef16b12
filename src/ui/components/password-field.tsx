import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from './field.tsx'
import * as css from './password-field.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PasswordFieldProps = Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'error' | 'hint' | 'isRequired' | 'autoFocus'
> & {
  /** What password managers do here: fill in the one they keep, or offer a new one and keep it. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/**
 * A password. It can be shown, pasted and left to a password manager; a locked shift key is told where one types, to
 * listeners too, and moves nothing.
 */
export const PasswordField = (props: PasswordFieldProps) => {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const Sign = isShown ? EyeOff : Eye
  // Autofill sends keys that are none and know of no modifiers.
  const onKey = (event: Partial<KeyboardEvent>) => setLocked(event.getModifierState?.('CapsLock') ?? false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      isSecret
      onKey={onKey}
      onBlur={() => setLocked(false)}
      inside={
        <span className={css.inside}>
          <output>
            {isLocked ? (
              <>
                <span className={css.capsLock} aria-hidden>
                  <ArrowBigUpDash size={16} />
                  {intl.formatMessage({ id: 'password.capsLockShort' })}
                </span>
                <VisuallyHidden>{intl.formatMessage({ id: 'password.capsLock' })}</VisuallyHidden>
              </>
            ) : null}
          </output>
          <button
            className={css.reveal}
            type="button"
            aria-label={intl.formatMessage({ id: isShown ? 'password.hide' : 'password.reveal' })}
            onClick={() => setShown(!isShown)}
          >
            <Sign size={22} aria-hidden />
          </button>
        </span>
      }
    />
  )
}

/** Whose password a form is about, for password managers alone: they keep the two together. */
export const UsernameForManagers = ({ username }: { readonly username: string }) => (
  <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
)
