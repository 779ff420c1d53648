import { api, write, read } from '@burrow/client';
import {
  acceptInvitation,
  cancelGoogleSignUp,
  forgotPassword,
  getGoogleSignUp,
  getPictureClass,
  getPublicOrganization,
  getTeacherRequest,
  linkGoogle,
  logInWithCode,
  login,
  loginCard,
  loginOrg,
  loginPictures,
  readClassByToken,
  readSignUpToken,
  readUserToken,
  resetPassword,
  signUpWithGoogle,
  signup,
  signupWithClassToken,
  spendEmailToken,
} from '@burrow/contracts/calls';
import type { ClassSignUp, GoogleSignUp, Login, LoginOrg, LoginPictures, SignUp } from '@burrow/contracts';

interface SignUpCall {
  readonly body: SignUp;
  /** Of an invitation. */
  readonly token?: string;
}

/** Log-in, sign-up and recovery. Secrets are sent in bodies, except where the contract has a query. */
export const authApi = api.injectEndpoints({
  endpoints: build => ({
    login: write(build, (body: Login) => login({ body })),
    loginOrg: write(build, (body: LoginOrg) => loginOrg({ body })),
    loginCard: write(build, (card: string) => loginCard({ body: { card } })),
    logInWithCode: write(build, (code: string) => logInWithCode({ body: { code } })),
    pictureClass: write(build, (code: string) => getPictureClass({ body: { code } })),
    loginPictures: write(build, (body: LoginPictures) => loginPictures({ body })),
    linkGoogle: write(build, (password: string) => linkGoogle({ body: { password } })),
    googlePerson: write(build, getGoogleSignUp),
    signUpWithGoogle: write(build, (body: GoogleSignUp) => signUpWithGoogle({ body })),
    cancelGoogleSignUp: write(build, cancelGoogleSignUp),
    publicOrganization: read(build, (slug: string) => getPublicOrganization({ slug })),
    /** Which schools have proven the domain of the account's address. */
    ownSchools: read(build, getTeacherRequest),
    signUp: write(build, ({ body, token }: SignUpCall) => signup({ body, ...(token && { token }) })),
    signUpToken: write(build, (token: string) => readSignUpToken({ body: { token } })),
    acceptInvitation: write(build, (token: string) => acceptInvitation({ body: { token } }), {
      invalidatesTags: (_answer, error) => (error ? [] : ['CurrentUser']),
    }),
    classByToken: write(build, (token: string) => readClassByToken({ body: { token } })),
    signUpToClass: write(build, (body: ClassSignUp) => signupWithClassToken({ body })),
    forgotPassword: write(build, (email: string) => forgotPassword({ body: { email } })),
    userToken: write(build, (token: string) => readUserToken({ body: { token } })),
    resetPassword: write(build, (body: { token: string; new_password: string }) => resetPassword({ body })),
    spendEmailToken: write(build, (token: string) => spendEmailToken({ body: { token } })),
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
