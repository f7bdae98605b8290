import { mostMegabytesOf } from '@mikvah/rules/website/uploads.ts'
import { IconNews } from '@tabler/icons-react'
import { useState } from 'react'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { issueName } from '../../patron/newsletter/issue-name.ts'
import { useAsk } from '../../talk/ask.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { FilePick } from '../parts/FilePick.tsx'
import { formOf, isTooLarge } from './form-of.ts'
import styles from './Website.module.css'

const most = mostMegabytesOf.newsletter
const stale = ['newsletter', 'publicSettings', 'settings'] as const

/** The issues of the newsletter, the current one first, with the ways to add one and to remove one. */
export function Newsletters({ onSaid }: { onSaid: (said: string) => void }) {
  const { t } = useWords('content')
  const asked = useAsk('newsletter')
  const [leaving, setLeaving] = useState<string | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const add = useTell('addNewsletter', {
    stale: [...stale],
    onDone: () => onSaid(t('websiteAdded')),
  })
  const remove = useTell('deleteNewsletter', {
    stale: [...stale],
    onDone: () => {
      setLeaving(null)
      onSaid(t('websiteRemoved'))
    },
  })
  /** Asks about an issue; null closes the question, and why another one couldn't be removed goes with it. */
  const leave = (path: string | null) => {
    remove.reset()
    setLeaving(path)
  }
  return (
    <section className={styles.card}>
      <h2>{t('websiteNewsletter')}</h2>
      <p className="muted">{t('websiteNewsletterLead', { most })}</p>
      <FilePick
        label={t('websiteAddIssue')}
        accept="application/pdf,.pdf"
        busy={add.isPending}
        onPick={(file) => {
          setTooLarge(isTooLarge(file, most))
          if (!isTooLarge(file, most)) add.mutate({ body: formOf(file) })
        }}
      />
      {tooLarge ? <Alert kind="danger">{t('websiteTooLarge', { most })}</Alert> : null}
      <ErrorAlert failure={tooLarge ? null : add.error} />
      <QuietlyLoaded asked={asked} notLoaded={t('websiteNotLoaded')}>
        {(paths) =>
          paths.length === 0 ? (
            <Empty icon={IconNews} title={t('websiteNoIssue')} />
          ) : (
            <ul className={styles.issues}>
              {paths.map((path, at) => (
                <li key={path}>
                  <a href={path} target="_blank" rel="noreferrer">
                    <bdi>{issueName(path)}</bdi>
                  </a>
                  {at === 0 ? <Tag kind="new">{t('websiteCurrent')}</Tag> : null}
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t('websiteRemoveIssue', { name: issueName(path) })}
                    onClick={() => leave(path)}
                  >
                    {t('websiteRemove')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QuietlyLoaded>
      <Modal
        open={leaving !== null}
        onClose={() => leave(null)}
        title={t('websiteRemoveAsk')}
        actions={
          <Button
            kind="cancelNow"
            busy={remove.isPending}
            onClick={() => leaving && remove.mutate({ query: { name: leaving } })}
          >
            {t('websiteRemove')}
          </Button>
        }
      >
        <p>
          <bdi>{t('websiteRemoveText', { name: issueName(leaving ?? '') })}</bdi>
        </p>
        <ErrorAlert failure={remove.error} />
      </Modal>
    </section>
  )
}
