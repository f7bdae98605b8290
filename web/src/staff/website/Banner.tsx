import { textOf } from '@mikvah/rules/settings/read.ts'
import { kindsOfBanner, mostMegabytesOf } from '@mikvah/rules/website/uploads.ts'
import { useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { FilePick } from '../parts/FilePick.tsx'
import { formOf, isTooLarge } from './form-of.ts'
import styles from './Website.module.css'

const most = mostMegabytesOf.banner
const stale = ['publicSettings', 'settings'] as const

/** The picture of the home page, as it is shown there, and the buttons that replace it and take it off. */
export function Banner({ onSaid }: { onSaid: (said: string) => void }) {
  const { t } = useWords('content')
  const image = textOf(useSettings(), 'websiteBannerImage')
  const [tooLarge, setTooLarge] = useState(false)
  const put = useTell('putBanner', {
    stale: [...stale],
    onDone: () => onSaid(t('websiteBannerPut')),
  })
  const off = useTell('writeSetting', {
    stale: [...stale],
    onDone: () => onSaid(t('websiteBannerGone')),
  })
  return (
    <section className={styles.card}>
      <h2>{t('websiteBanner')}</h2>
      <p className="muted">{t('websiteBannerLead', { most })}</p>
      <div className={styles.ways}>
        <FilePick
          label={t('websiteChooseBanner')}
          accept={kindsOfBanner.map((kind) => `image/${kind}`).join(',')}
          busy={put.isPending}
          onPick={(file) => {
            setTooLarge(isTooLarge(file, most))
            if (!isTooLarge(file, most)) put.mutate({ body: formOf(file) })
          }}
        />
        {image ? (
          <Button
            kind="quiet"
            busy={off.isPending}
            onClick={() => off.mutate({ body: { key: 'websiteBannerImage', value: '' } })}
          >
            {t('websiteBannerOff')}
          </Button>
        ) : null}
      </div>
      {tooLarge ? <Alert kind="danger">{t('websiteTooLarge', { most })}</Alert> : null}
      <ErrorAlert failure={tooLarge ? null : (put.error ?? off.error)} />
      {image ? (
        <img className={styles.banner} src={image} alt={t('websiteBannerShown')} />
      ) : (
        <p className="muted">{t('websiteNoBanner')}</p>
      )}
    </section>
  )
}
