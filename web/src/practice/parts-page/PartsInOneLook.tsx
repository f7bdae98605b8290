import { ChoiceSpecimens } from './ChoiceSpecimens.tsx'
import { DaySpecimens } from './DaySpecimens.tsx'
import { StateSpecimens } from './StateSpecimens.tsx'
import { WordSpecimens } from './WordSpecimens.tsx'

export const PartsInOneLook = () => (
  <>
    <DaySpecimens />
    <ChoiceSpecimens />
    <WordSpecimens />
    <StateSpecimens />
  </>
)
