import { expect, it } from 'vitest'
import { contextAt } from '../test/context-at.ts'
import { SettingsMoved } from '../request/refused.ts'
import { untilSettingsStand } from './until-settings-stand.ts'
