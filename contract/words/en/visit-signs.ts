/** What kind of visit it is, where a sign stands for it. */
export const visitSigns = {
  signAlternate: 'Other building',
  signPrivate: 'Private room',
  signKallah: 'Kallah',
  signBath: 'Bath',
  signShower: 'Shower',
  signWheelchair: 'Accessible',
  signSegula: 'Segula',
  signParking: 'Parking',
  signDoubleSlot: 'Double slot',
} as const
