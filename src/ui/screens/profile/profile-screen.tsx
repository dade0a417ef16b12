import { Pencil } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { initials } from '#domain/identity/initials.ts'
import { fullName } from '#domain/identity/user.ts'
import type { ProfileField } from '#domain/profile/profile-draft.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { phoneGroups } from '#ui/app/formats.ts'
import { DEFAULT_USER_IMAGE, imagePath } from '#ui/app/images.ts'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import { isBlank, named } from '#ui/app/titles.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Avatar } from '#ui/components/avatar.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { size } from '#ui/theme/tokens.ts'
import { ProfileEdit } from './profile-edit.tsx'
import { FIELD_LABELS, SECTIONS } from './profile-texts.ts'
import * as css from './profile-screen.css.ts'
import { useEditGuard, useProfile } from './use-profile.ts'

/** What one has told of oneself, and the way to change it (PROF-02, PROF-03). */
const ProfileScreen = () => {
  const intl = useIntl()
  const { face, profile, failure, edit, retry, beginEdit } = useProfile()
  useEditGuard(edit)
  if (edit) return <ProfileEdit actor={edit} />
  return (
    <Page key="view" title={intl.formatMessage({ id: 'profile.title' })}>
      {face === 'loading' ? <Waiting /> : null}
      {face === 'failed' || face === 'missing' ? <PanelFailure failure={failure} onRetry={retry} /> : null}
      {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
      {profile === undefined ? null : (
        <>
          <View profile={profile} />
          <div className={css.end}>
            <Button wide icon={Pencil} onPress={() => beginEdit(profile)}>
              <FormattedMessage id="profile.edit" />
            </Button>
          </div>
        </>
      )}
    </Page>
  )
}
export { ProfileScreen as default }

const View = ({ profile }: { readonly profile: Profile }) => {
  const intl = useIntl()
  const { user } = useSession()
  const name = fullName({ ...profile, username: user?.username ?? '' })
  return (
    <>
      <div className={css.owner}>
        <Avatar
          name={name}
          initials={initials(name)}
          src={imagePath('user', profile.image)}
          otherwise={DEFAULT_USER_IMAGE}
          shape="round"
          decorative
        />
        <h2 className={css.fullName}>{named(name, intl)}</h2>
      </div>
      <div className={css.sections}>
        {SECTIONS.map(({ id, title, fields }) => (
          <Section key={id} title={title} fields={fields} profile={profile} />
        ))}
      </div>
    </>
  )
}

type SectionProps = {
  readonly title: (typeof SECTIONS)[number]['title']
  readonly fields: readonly ProfileField[]
  /** While it is on its way, its places stand there. */
  readonly profile?: Profile
}

const Section = ({ title, fields, profile }: SectionProps) => {
  const intl = useIntl()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className={css.sectionTitle} id={id}>
        {intl.formatMessage({ id: title })}
      </h3>
      <Card inside="flush" as="div">
        {fields.map((field) => (
          <dl key={field} className={`${css.facts} ${css.fact}`}>
            <dt className={css.term}>{intl.formatMessage(FIELD_LABELS[field])}</dt>
            {profile === undefined ? <Bone /> : <Fact field={field} profile={profile} />}
          </dl>
        ))}
      </Card>
    </section>
  )
}

/** Numbers and addresses that can be used are links. What was never told says so: it can be added. */
const Fact = ({ field, profile }: { readonly field: ProfileField; readonly profile: Profile }) => {
  const value = profile[field]
  if (isBlank(value))
    return (
      <dd className={css.unsaid}>
        <FormattedMessage id="profile.unsaid" />
      </dd>
    )
  const isPhone = field === 'landline' || field === 'mobile'
  const shown = isPhone ? phoneGroups(value) : value
  const href = isPhone ? `tel:${value}` : field === 'email' ? `mailto:${value}` : undefined
  return (
    <dd className={css.said}>
      {href === undefined ? (
        shown
      ) : (
        <Anchor className={css.link} href={href}>
          {shown}
        </Anchor>
      )}
    </dd>
  )
}

/** As much as a phone shows at once: what is on its way needs no scrolling, which no keyboard could do there. */
const IN_SIGHT = SECTIONS.slice(0, 1)

const Waiting = () => (
  <Loading>
    <div className={css.owner}>
      <Skeleton shape="circle" width={size.avatar} height={size.avatar} />
      <Skeleton width={180} height="1.375rem" />
    </div>
    <div className={css.sections}>
      {IN_SIGHT.map(({ id, title, fields }) => (
        <Section key={id} title={title} fields={fields} />
      ))}
    </div>
  </Loading>
)

const Bone = () => (
  <dd className={css.bone}>
    <Skeleton width="60%" height="1rem" />
  </dd>
)
