/** The sign-in of those who work here, and the making of the first administrator. */
export const staffSignIn = {
  staffSignInTitle: 'Staff sign-in',
  staffSignInLead: 'With the user name and password you were given.',
  staffUserName: 'User name',
  staffPassword: 'Password',
  staffSignIn: 'Sign in',
  staffPairScreen: 'This is a screen of the house: pair it',
  staffSignInByPhone: 'Sign in with a phone number instead',
  firstTitle: 'The first administrator',
  firstLead:
    'You are the first to open this facility’s program. Choose the name and password with which you will administer it.',
  firstUserNameHelp: '3 to 40 letters and digits, beginning with a letter.',
  firstPasswordHelp: 'At least 10 characters. It can be changed, not looked up.',
  firstAgain: 'The password once more',
  firstUserNameWrong:
    'Please choose a name of 3 to 40 letters and digits that begins with a letter.',
  firstPasswordWrong: 'Please choose a password of at least 10 characters.',
  firstAgainWrong: 'The two passwords differ.',
  firstMake: 'Begin',
  firstToSignIn: 'To the staff sign-in',
} as const
