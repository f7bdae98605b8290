import { textOf } from '@mikvah/rules/settings/read.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useId } from 'react'
import { useAddress } from '../../facts/use-address.ts'
import { useDeskPhone } from '../../facts/use-desk-phone.ts'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { DeskPhone } from '../../page/DeskPhone.tsx'
import { Fact } from '../../parts/Fact.tsx'
import { telOf } from '../../parts/ways-out.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './ContactScreen.module.css'
import { type ContactPerson, peopleOf } from './people.ts'

/** How to reach the office and whom to ask: first the people named in the settings, then two standing lists. */
export function Office() {
  const { t, language } = useWords('contact')
  const settings = useSettings()
  const desk = useDeskPhone()
  const own = textIn(settings, 'websiteContactPeople', language)
  const hours = textIn(settings, 'websiteOfficeHours', language)
  const email = textOf(settings, 'websiteEmail')
  const address = useAddress()
  return (
    <div className={styles.office}>
      <section className={styles.list}>
        <h2>{t('contactOffice')}</h2>
        <dl className={styles.facts}>
          {desk ? (
            <Fact name={t('contactPhone')}>
              <a href={desk.href}>
                <DeskPhone desk={desk} />
              </a>
            </Fact>
          ) : null}
          {email ? (
            <Fact name={t('contactEmail')}>
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            </Fact>
          ) : null}
          {hours ? <Fact name={t('contactHours')}>{hours}</Fact> : null}
          {address ? (
            <Fact name={t('contactAddress')}>
              <bdi>{address.shown}</bdi>
              {address.entrance ? (
                <p className="muted small">
                  <bdi>{address.entrance}</bdi>
                </p>
              ) : null}
            </Fact>
          ) : null}
        </dl>
      </section>
      {own ? <People title={t('contactPeople')} people={peopleOf(own)} /> : null}
      <People title={t('contactManagement')} people={peopleOf(t('contactManagementList'))} />
      <People title={t('contactLiaisons')} people={peopleOf(t('contactLiaisonsList'))} />
    </div>
  )
}

function People({ title, people }: { title: string; people: readonly ContactPerson[] }) {
  const name = useId()
  const phoneText = usePhoneText()
  if (people.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <ul className={styles.people}>
        {people.map(({ name, role, phone }) => (
          <li key={`${name} ${role}`}>
            <span>
              <b>{name}</b>
              <span className="muted small">{role}</span>
            </span>
            {phone ? (
              <a href={telOf(phone)} className={`num ${styles.phone}`}>
                {phoneText(phone)}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
