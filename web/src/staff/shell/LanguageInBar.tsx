import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import styles from './LanguageInBar.module.css'

/** Switches the language of the desk, at the end of its bar. */
export const LanguageInBar = () => <LanguageSwitch className={styles.language} />
