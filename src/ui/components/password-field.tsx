import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps } from './field.tsx'
import * as css from './password-field.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PasswordFieldProps = Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'change' | 'problem' | 'hint' | 'isRequired' | 'isFirst'
> & {
  /** For password managers: fill in the current one, or suggest a new one. */
  readonly kind: 'currentPassword' | 'newPassword'
}

/**
 * A password. It can be shown, pasted and filled in by a password manager. Caps Lock is reported at the field, also to
 * screen readers, and moves nothing.
 */
export const PasswordField = (props: PasswordFieldProps) => {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const Sign = isShown ? EyeOff : Eye
  // Autofill sends key events without a key and without modifiers.
  const onKey = (event: Partial<KeyboardEvent>) => setLocked(event.getModifierState?.('CapsLock') ?? false)
  return (
    <Field
      {...props}
      isShown={isShown}
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

/** The username of the form, for password managers only: they store both together. */
export const UsernameForManagers = ({ username }: { readonly username: string }) => (
  <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
)
