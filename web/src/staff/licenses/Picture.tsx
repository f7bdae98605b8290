import { useEffect, useState } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { answered } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Licenses.module.css'

type Props = { request: string; nth: '0' | '1'; name: string }

/**
 * A picture, fetched with the sign-in of this account and freed when the page is left; a tap shows it as large as the
 * screen.
 */
export function Picture({ request, nth, name }: Props) {
  const { t } = useWords('licenses')
  const [isLarge, setIsLarge] = useState(false)
  const { address, failed } = useShown(request, nth)
  if (failed) return <Alert kind="danger">{t('licensesFailed')}</Alert>
  return (
    <figure className={styles.picture}>
      {address ? (
        <button
          type="button"
          aria-label={t('licensesEnlarge', { name })}
          onClick={() => setIsLarge(true)}
        >
          <img src={address} alt="" />
        </button>
      ) : (
        <Skeleton lines={6} />
      )}
      <figcaption>{name}</figcaption>
      <Modal open={isLarge} onClose={() => setIsLarge(false)} title={name} wide>
        {address ? <img className={styles.large} src={address} alt={name} /> : null}
      </Modal>
    </figure>
  )
}

/** Fetched by script because the browser wouldn't send the sign-in along, and only once because each look is logged. */
function useShown(id: string, nth: string) {
  const [shown, setShown] = useState<{ address: string | null; failed: boolean }>({
    address: null,
    failed: false,
  })
  useEffect(() => {
    const leaves = new AbortController()
    let address: string | null = null
    const show = async () => {
      const { signal } = leaves
      const answer = await answered('licenseImage', { params: { id, nth }, signal })
      if (!answer.ok) throw new Error(`The picture is ${answer.status}.`)
      const picture = await answer.blob()
      if (signal.aborted) return
      address = URL.createObjectURL(picture)
      setShown({ address, failed: false })
    }
    show().catch(() => {
      if (!leaves.signal.aborted) setShown({ address: null, failed: true })
    })
    return () => {
      leaves.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [id, nth])
  return shown
}
