import { Hourglass, Pencil, Undo2 } from 'lucide-react'
import { useId } from 'react'
import type { ProfileField } from '#domain/profile/profile.ts'
import { DEFAULT_USER_IMAGE } from '#ui/base/images.ts'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { LinkedWords } from '#ui/layout/linked-words.tsx'
import { Card } from '#ui/components/card.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { FieldKind } from '#ui/components/field-kinds.ts'
import { FormActions } from '#ui/components/form.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { Combobox } from '#ui/components/combobox.tsx'
import { FormCard, FormLayout } from '#ui/layout/page-form.tsx'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { GuardLayout } from '#ui/layout/guard.tsx'
import { LikenessLayout } from '#ui/layout/likeness.tsx'
import { ActionButton, FailedLayout, AboveLayout } from '#ui/layout/parts.tsx'
import { PictureLayout } from '#ui/layout/picture.tsx'
import { size } from '#ui/theme/tokens.ts'
import type { ProfileFieldView, ProfileSectionView, ProfileView } from './profile-view.ts'
import * as css from './profile-screen.css.ts'

type Content = NonNullable<ProfileView['content']>
type ContentOf<Kind extends Content['kind']> = Extract<Content, Readonly<{ kind: Kind }>>

/** The citizen's profile, read or edited. */
const ProfileLayout = ({ view: { title, content, leaving } }: { readonly view: ProfileView }) => {
  const shown = content?.kind === 'read' ? 'read' : 'edit'
  return (
    <>
      <Page key={shown} question={shown} title={title}>
        {content ? <Content view={content} /> : null}
      </Page>
      <GuardLayout view={leaving} />
    </>
  )
}
export { ProfileLayout as default }

const Content = ({ view }: { readonly view: Content }) => {
  switch (view.kind) {
    case 'read':
      return <Read view={view} />
    case 'profileForm':
      return <ProfileForm view={view} />
    case 'waiting':
      return <Renaming />
    case 'unnamed':
      return <Unnamed view={view} />
    case 'failed':
      return <FailedLayout view={view} />
    default:
      return view satisfies never
  }
}

const Read = ({ view: { panel, outline } }: { readonly view: ContentOf<'read'> }) => {
  if (panel.kind === 'waiting') return <Waiting outline={outline} />
  if (panel.kind === 'failed') return <FailedLayout view={panel} />
  const { likeness, name, delayed, sections, edit } = panel.content
  return (
    <>
      <AboveLayout view={panel.above} />
      <div className={css.owner}>
        <LikenessLayout view={likeness} otherwise={DEFAULT_USER_IMAGE} />
        <h2 className={css.fullName} dir="auto">
          {name}
        </h2>
        {delayed === undefined ? null : (
          <TagChip tone="warning" icon={Hourglass}>
            {delayed}
          </TagChip>
        )}
      </div>
      <Sections views={sections} />
      <div className={css.end}>
        {edit ? <ActionButton wide icon={delayed === undefined ? Pencil : Undo2} action={edit} /> : null}
      </div>
    </>
  )
}

const Waiting = ({ outline }: { readonly outline: readonly ProfileSectionView[] }) => (
  <Loading>
    <div className={css.owner}>
      <Skeleton shape="circle" width={size.avatar} height={size.avatar} />
      <Skeleton width={180} height="1.375rem" />
    </div>
    <Sections views={outline} />
  </Loading>
)

const Sections = ({ views }: { readonly views: readonly ProfileSectionView[] }) => (
  <div className={css.sections}>
    {views.map((section) => (
      <Section key={section.key} view={section} />
    ))}
  </div>
)

const Section = ({ view: { title, facts } }: { readonly view: ProfileSectionView }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className={css.sectionTitle} id={id}>
        {title}
      </h3>
      <Card inside="flush" as="div">
        {facts.map((fact) => (
          <dl key={fact.key} className={css.fact}>
            <dt className={css.term}>{fact.term}</dt>
            <Fact view={fact} />
          </dl>
        ))}
      </Card>
    </section>
  )
}

const Fact = ({ view: { said, isTold } }: { readonly view: ProfileSectionView['facts'][number] }) =>
  said === undefined ? (
    <dd className={css.bone}>
      <Skeleton width="60%" height="1rem" />
    </dd>
  ) : (
    <dd className={isTold ? css.said : css.unsaid} dir="auto">
      {typeof said === 'string' ? said : <LinkedWords view={said} linkClass={css.link} />}
    </dd>
  )

const Renaming = () => (
  <Loading>
    <div className={css.owner}>
      <Skeleton width="60%" height="1.375rem" />
    </div>
  </Loading>
)

const Unnamed = ({ view: { title, text, retry, leave } }: { readonly view: ContentOf<'unnamed'> }) => (
  <div role="alert">
    <EmptyState
      drawing="lost"
      title={title}
      text={text}
      action={
        <div className={css.answers}>
          <ActionButton action={retry} />
          <ActionButton variant="secondary" action={leave} />
        </div>
      }
    />
  </div>
)

/** What is typed into each field. */
const KINDS: Readonly<Record<ProfileField, FieldKind>> = {
  name: 'givenName',
  surname: 'familyName',
  address: 'address',
  postalCode: 'foreignPostalCode',
  municipality: 'municipality',
  province: 'province',
  country: 'country',
  email: 'email',
  mobile: 'mobile',
  landline: 'landline',
}

/** Full-width fields. */
const WHOLE: ReadonlySet<ProfileField> = new Set(['email', 'address'])

const Fields = ({ views }: { readonly views: readonly ProfileFieldView[] }) =>
  views.map(({ key, sign, ...view }) => {
    const field = <FieldLayout key={key} view={view} name={key} kind={sign === 'numeric' ? 'postalCode' : KINDS[key]} />
    return WHOLE.has(key) ? (
      <div key={key} className={css.whole}>
        {field}
      </div>
    ) : (
      field
    )
  })

/** All fields of the profile; typed content survives every failure (PROF-03, PROF-05, PROF-06). */
const ProfileForm = ({ view }: { readonly view: ContentOf<'profileForm'> }) => {
  const { form, picture, identity, contacts, home, sending, cancel } = view
  const id = useId()
  return (
    <FormCard isWide>
      <FormLayout id={id} view={form}>
        <fieldset>
          <legend className={css.legend}>{picture.legend}</legend>
          {picture.content ? <PictureLayout view={picture.content} /> : null}
        </fieldset>
        {[identity, contacts].map(({ legend, fields }) => (
          <fieldset key={legend} className={css.group}>
            <legend className={css.legend}>{legend}</legend>
            <Fields views={fields} />
          </fieldset>
        ))}
        <fieldset className={css.group}>
          <legend className={css.legend}>{home.legend}</legend>
          {home.search ? (
            <div className={css.whole}>
              <Combobox {...home.search} name="places" />
            </div>
          ) : null}
          <Fields views={home.fields} />
        </fieldset>
        <FormActions>
          <output className={css.sending}>{sending}</output>
          <ActionButton wide submits={id} action={form.submit} />
          <ActionButton variant="secondary" wide action={cancel} />
        </FormActions>
      </FormLayout>
    </FormCard>
  )
}
