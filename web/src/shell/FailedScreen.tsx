import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Alert } from '../parts/Alert.tsx'
import { Button } from '../parts/Button.tsx'
import { LinkButton } from '../parts/LinkButton.tsx'
import { forgetLost } from '../words/come-once.ts'
import { useWords } from '../words/use-words.ts'
import styles from './FailedScreen.module.css'

/** Shown in place of a screen that has thrown an error, with two ways on: to reload the page, and to the home page. */
export function FailedScreen() {
  const { t } = useWords()
  const failure = useRouteError()
  console.error(failure)
  useEffect(forgetLost, [])
  return (
    <div className={`wrap narrow ${styles.failed}`}>
      <h1>{t('errorOccurred')}</h1>
      <Alert kind="danger">{t('errorScreen')}</Alert>
      <div className={styles.ways}>
        <Button kind="solid" onClick={() => location.reload()}>
          {t('reloadPage')}
        </Button>
        <LinkButton to="/">{t('backHome')}</LinkButton>
      </div>
    </div>
  )
}
