import { flagOf } from '@mikvah/rules/settings/read.ts'
import { useLocation, useSearchParams } from 'react-router'
import { useMe } from '../../facts/use-me.ts'
import { usePatronSettings } from '../../facts/use-patron-settings.ts'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Section } from '../../page/Section.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { AttendantNote } from '../attendant-note/AttendantNote.tsx'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { MembershipSection } from '../membership/MembershipSection.tsx'
import { NotificationToggles } from '../notifications/NotificationToggles.tsx'
import { MoreLinks } from './MoreLinks.tsx'
import { NameForm } from './NameForm.tsx'
import styles from './ProfileScreen.module.css'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'
import { YourData } from './YourData.tsx'

/** Whether she came to become a member: the home page says so by `?become=member` or by the state of the navigation. */
function useWantsMembership(): boolean {
  const [search] = useSearchParams()
  const state = useLocation().state as { becomeMember?: boolean } | null
  return search.get('become') === 'member' || state?.becomeMember === true
}

export function ProfileScreen() {
  const { t } = useWords('profile')
  const wantsMembership = useWantsMembership()
  const phoneText = usePhoneText()
  const sellsMemberships = flagOf(useSettings(), 'membershipModule') === true
  const { values: patronSettings } = usePatronSettings()
  const { data: me, error } = useMe()
  if (error) {
    return (
      <PatronPage title={t('profileTitle')}>
        <Alert kind="danger">
          {t('profileFailed')} <ReloadLink />
        </Alert>
      </PatronPage>
    )
  }
  if (!me) {
    return (
      <PatronPage title={t('profileTitle')}>
        <Skeleton lines={6} />
      </PatronPage>
    )
  }
  const asksName = patronSettings !== null && flagOf(patronSettings, 'usersRequireName') === true
  return (
    <PatronPage
      title={t('profileTitle')}
      lead={
        <>
          {t('profilePhone')} <span className="num">{phoneText(me.phoneNumber)}</span>
        </>
      }
      wide
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          {asksName ? (
            <Section title={t('profileName')}>
              <NameForm me={me} />
            </Section>
          ) : null}
          {sellsMemberships ? <MembershipSection offerAtOnce={wantsMembership} /> : null}
          <Section title={t('notificationsTitle')}>
            <NotificationToggles />
          </Section>
        </div>
        <div className={styles.column}>
          <Section title={t('noteTitle')}>
            <AttendantNote />
          </Section>
          <Section title={t('profileLanguage')}>
            <LanguageChoice />
          </Section>
          <MoreLinks />
          <SignOutEverywhere />
          <YourData userId={me.id} />
        </div>
      </div>
    </PatronPage>
  )
}

function ReloadLink() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const reload = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    location.reload()
  }
  return (
    <a href={pathname} onClick={reload}>
      {t('tryAgain')}
    </a>
  )
}
