import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { fullName } from '#domain/identity/user.ts'
import { NEAREST, pushed } from '#domain/images/crop.ts'
import { IMAGE_TYPES } from '#domain/images/image-file.ts'
import { initials } from '#domain/identity/initials.ts'
import type { profileFormMachine } from '#application/profile/profile-edit.machine.ts'
import { isInItaly, type ProfileDraft, type ProfileField } from '#domain/profile/profile-draft.ts'
import { DEFAULT_USER_IMAGE, imagePath } from '#ui/app/images.ts'
import { usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { useForm } from '#ui/app/use-form.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Button } from '#ui/components/button.tsx'
import { Combobox } from '#ui/components/combobox.tsx'
import { Field, type FieldProps } from '#ui/components/field.tsx'
import { Form, FormActions } from '#ui/components/form.tsx'
import { ImagePicker } from '#ui/components/image-picker.tsx'
import { FIELD_LABELS, problemText, refusalText, saveText, searchText } from './profile-texts.ts'
import * as css from './profile-screen.css.ts'
import { type PictureActor, useAddressSearch, usePicture, type useProfileEdit } from './use-profile.ts'

type Edit = ReturnType<typeof useProfileEdit>
type FormActor = ActorRefFrom<typeof profileFormMachine>
type Details = Pick<FieldProps, 'type' | 'autoComplete' | 'inputMode'>

/** As large as the frame it fills. */
const PREVIEW = 200

/** What browsers and keyboards should know of each field. */
const DETAILS: Readonly<Record<ProfileField, Details>> = {
  name: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  address: { autoComplete: 'address-line1' },
  postalCode: { autoComplete: 'postal-code' },
  municipality: { autoComplete: 'address-level2' },
  province: { autoComplete: 'address-level1' },
  country: { autoComplete: 'country-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'mobile tel' },
  landline: { type: 'tel', inputMode: 'tel', autoComplete: 'home tel' },
}

/** Everything one can tell of oneself; what is written outlives every failure (PROF-03, PROF-05, PROF-06). */
export const ProfileForm = ({ actor, edit }: { readonly actor: FormActor; readonly edit: Edit }) => {
  const intl = useIntl()
  const { places } = usePorts()
  const { values, problems, attempts, isSending, isChanged, failureText, restoredText, change, submit } = useForm(
    actor,
    saveText,
  )
  const one = (field: ProfileField) => {
    const problem = problems[field]
    return (
      <Field
        key={field}
        {...DETAILS[field]}
        isRequired={values.lasting.some((name) => name === field)}
        {...(field === 'postalCode' && isInItaly(values.country) ? { inputMode: 'numeric' } : {})}
        label={intl.formatMessage(FIELD_LABELS[field])}
        name={field}
        value={values[field]}
        onChange={(value) => change({ [field]: value })}
        error={problem && intl.formatMessage(problemText(problem))}
      />
    )
  }
  return (
    <Form onSubmit={submit} attempts={attempts} failure={failureText} word={restoredText}>
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>
          <FormattedMessage id="profile.picture" />
        </legend>
        {edit.picture ? <Picture actor={edit.picture} values={values} /> : null}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <FormattedMessage id="profile.identity" />
        </legend>
        {one('name')}
        {one('surname')}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <FormattedMessage id="profile.contacts" />
        </legend>
        <div className={css.whole}>{one('email')}</div>
        {one('mobile')}
        {one('landline')}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>
          <FormattedMessage id="profile.home" />
        </legend>
        {places.isAvailable() && edit.addressSearch ? (
          <div className={css.whole}>
            <AddressSearch actor={edit.addressSearch} onChoose={edit.chooseAddress} />
          </div>
        ) : null}
        <div className={css.whole}>{one('address')}</div>
        {one('postalCode')}
        {one('municipality')}
        {one('province')}
        {one('country')}
      </fieldset>
      <FormActions>
        <output className={css.sending}>
          {isSending ? (
            <FormattedMessage id={values.picture.kind === 'replaced' ? 'profile.sendingPicture' : 'profile.sending'} />
          ) : null}
        </output>
        <Button type="submit" wide busy={isSending}>
          <FormattedMessage id="profile.save" />
        </Button>
        <Button variant="secondary" wide onPress={() => edit.leave(isChanged)}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </FormActions>
    </Form>
  )
}

const Picture = ({ actor, values }: { readonly actor: PictureActor; readonly values: ProfileDraft }) => {
  const intl = useIntl()
  const { refusal, isOpening, choose, remove, crop } = usePicture(actor)
  const { picture } = values
  const { user } = useSession()
  const name = fullName({ ...values, username: user?.username ?? '' })
  const replaced = picture.kind === 'replaced' ? picture : undefined
  return (
    <ImagePicker
      words={{
        choose: intl.formatMessage({ id: 'image.choose' }),
        take: intl.formatMessage({ id: 'image.take' }),
        remove: intl.formatMessage({ id: 'image.remove' }),
        zoom: intl.formatMessage({ id: 'image.zoom' }),
        across: intl.formatMessage({ id: 'image.across' }),
        down: intl.formatMessage({ id: 'image.down' }),
        hint: intl.formatMessage({ id: replaced ? 'image.cropHint' : 'image.hint' }),
        preview: intl.formatMessage({ id: 'image.preview' }),
      }}
      accept={IMAGE_TYPES.join(',')}
      current={
        <Avatar
          name={name}
          initials={initials(name)}
          src={picture.kind === 'kept' ? imagePath('user', picture.image) : undefined}
          otherwise={DEFAULT_USER_IMAGE}
          size={PREVIEW}
          shape="round"
          decorative
        />
      }
      framing={
        replaced && {
          src: replaced.picture.preview,
          width: replaced.picture.width,
          height: replaced.picture.height,
          ...replaced.crop,
        }
      }
      nearest={NEAREST}
      error={refusal && intl.formatMessage(refusalText(refusal))}
      isBusy={isOpening}
      canRemove={replaced !== undefined || (picture.kind === 'kept' && picture.image !== undefined)}
      onFile={choose}
      onRemove={remove}
      onFrame={(frame) => replaced && crop(replaced.picture, frame)}
      onPush={(right, down) => replaced && crop(replaced.picture, pushed(replaced.crop, replaced.picture, right, down))}
    />
  )
}

type AddressSearchProps = {
  readonly actor: NonNullable<Edit['addressSearch']>
  readonly onChoose: Edit['chooseAddress']
}

/** Finds an address and fills in its fields; they can be typed all the same (PROF-06). */
const AddressSearch = ({ actor, onChoose }: AddressSearchProps) => {
  const intl = useIntl()
  const { words, found, face, search } = useAddressSearch(actor)
  const [isFilled, setFilled] = useState(false)
  const text = searchText(face)
  return (
    <Combobox
      label={intl.formatMessage({ id: 'places.search' })}
      name="places"
      value={words}
      onChange={(typed) => {
        setFilled(false)
        search(typed)
      }}
      options={found.map(({ label }) => label)}
      onChoose={(index) => {
        const chosen = found[index]
        if (!chosen) return
        setFilled(true)
        onChoose(chosen)
      }}
      status={
        text === undefined
          ? intl.formatMessage({ id: isFilled ? 'places.filled' : 'places.hint' })
          : intl.formatMessage(text, { count: found.length })
      }
    />
  )
}
