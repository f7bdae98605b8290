/** The sign-in of those who work here. */
export const staffSignIn = {
  staffSignInTitle: 'Staff sign-in',
  staffSignInLead: 'With the user name and password you were given.',
  staffUserName: 'User name',
  staffPassword: 'Password',
  staffSignIn: 'Sign in',
  staffSignInByPhone: 'Sign in with a phone number instead',
} as const
