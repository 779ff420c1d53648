import { api } from '@burrow/client';
import type {
  ClassByToken, ClassSignUp, GooglePerson, GoogleSignUp, Login, LoginOrg, LoginPictures, PictureClass, PublicOrganization, LoggedIn, SignUp, SignUpAnswer, TokenEmail, TokenUser,
} from '@burrow/contracts'; // prettier-ignore

interface SignUpCall {
  readonly body: SignUp;
  /** Of an invitation. */
  readonly token?: string;
}

const post = (url: string, body?: unknown) => ({ url, method: 'POST', body });

/** Log-in, sign-up and recovery. Secrets are sent in bodies, except where the contract has a query. */
export const authApi = api.injectEndpoints({
  endpoints: build => ({
    login: build.mutation<LoggedIn, Login>({ query: body => post('/auth/login', body) }),
    loginOrg: build.mutation<LoggedIn, LoginOrg>({ query: body => post('/auth/login-org', body) }),
    loginCard: build.mutation<LoggedIn, string>({ query: card => post('/auth/login-card', { card }) }),
    logInWithCode: build.mutation<LoggedIn, string>({ query: code => post('/auth/second-factor', { code }) }),
    pictureClass: build.mutation<PictureClass, string>({
      query: code => post('/auth/picture-class', { code }),
    }),
    loginPictures: build.mutation<LoggedIn, LoginPictures>({
      query: body => post('/auth/login-pictures', body),
    }),
    linkGoogle: build.mutation<LoggedIn, string>({
      query: password => post('/auth/google/link', { password }),
    }),
    googlePerson: build.mutation<GooglePerson, void>({
      query: () => '/auth/google/sign-up',
    }),
    signUpWithGoogle: build.mutation<LoggedIn, GoogleSignUp>({
      query: body => post('/auth/google/sign-up', body),
    }),
    cancelGoogleSignUp: build.mutation<unknown, void>({
      query: () => ({ url: '/auth/google/sign-up', method: 'DELETE' }),
    }),
    publicOrganization: build.query<PublicOrganization, string>({
      query: slug => `/auth/organization/${encodeURIComponent(slug)}`,
    }),
    signUp: build.mutation<SignUpAnswer, SignUpCall>({
      query: ({ body, token }) => ({ ...post('/auth/signup', body), params: token ? { token } : {} }),
    }),
    signUpToken: build.mutation<TokenEmail, string>({
      query: token => post('/auth/signup/get-email-from-token', { token }),
    }),
    acceptInvitation: build.mutation<unknown, string>({
      query: token => post('/auth/accept-invitation', { token }),
      invalidatesTags: (_answer, error) => (error ? [] : ['CurrentUser']),
    }),
    classByToken: build.mutation<ClassByToken, string>({
      query: token => post('/organization/class-by-token', { token }),
    }),
    signUpToClass: build.mutation<LoggedIn, ClassSignUp>({
      query: body => post('/auth/signup/class-token', body),
    }),
    forgotPassword: build.mutation<unknown, string>({
      query: email => post('/auth/forgot-password', { email }),
    }),
    userToken: build.mutation<TokenUser, string>({
      query: token => post('/auth/get-user-by-token', { token }),
    }),
    resetPassword: build.mutation<unknown, { token: string; new_password: string }>({
      query: body => post('/auth/reset-password', body),
    }),
    spendEmailToken: build.mutation<LoggedIn, string>({
      query: token => post('/auth/confirm-email', { token }),
    }),
  }),
});

export const {
  useLoginMutation,
  useLoginOrgMutation,
  useLoginCardMutation,
  usePictureClassMutation,
  useLoginPicturesMutation,
  useLinkGoogleMutation,
  useLogInWithCodeMutation,
  useGooglePersonMutation,
  useSignUpWithGoogleMutation,
  useCancelGoogleSignUpMutation,
  usePublicOrganizationQuery,
  useSignUpMutation,
  useSignUpTokenMutation,
  useAcceptInvitationMutation,
  useClassByTokenMutation,
  useSignUpToClassMutation,
  useForgotPasswordMutation,
  useUserTokenMutation,
  useResetPasswordMutation,
  useSpendEmailTokenMutation,
} = authApi;
