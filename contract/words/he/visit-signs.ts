import type { visitSigns as english } from '../en/visit-signs.ts'

export const visitSigns: Record<keyof typeof english, string> = {
  signAlternate: 'הבניין השני',
  signPrivate: 'חדר פרטי',
  signKallah: 'כלה',
  signBath: 'אמבטיה',
  signShower: 'מקלחת',
  signWheelchair: 'חדר נגיש',
  signSegula: 'סגולה',
  signParking: 'חניה',
  signDoubleSlot: 'זמן כפול',
}
