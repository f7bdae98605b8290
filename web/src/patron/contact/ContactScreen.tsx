import { PatronPage } from '../../page/PatronPage.tsx'
import { useWords } from '../../words/use-words.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactScreen.module.css'
import { Office } from './Office.tsx'

export function ContactScreen() {
  const { t } = useWords('contact')
  return (
    <PatronPage title={t('contactTitle')} lead={t('contactLead')} wide>
      <div className={styles.columns}>
        <ContactForm />
        <Office />
      </div>
    </PatronPage>
  )
}
