import type { TipRefusal } from '../../access/standing.rules.ts';

type Texts = Readonly<Record<TipRefusal, string>>;

const OUT = 'You are out of credits for the coding assistant!';
const OUT_AR = 'نفد رصيدك لدى مساعد البرمجة!';

/** What somebody reads who gets no tip. */
export const REFUSAL_TEXTS: Readonly<Record<string, Texts>> = {
  en: {
    'assistant/upgrade-for-more': `${OUT} Please upgrade to get unlimited credits so that I can continue helping you.`,
    'assistant/sign-up-for-more': `${OUT} Please sign up to get more free credits so that I can continue helping you.`,
    'assistant/ask-organization': `${OUT} Please contact your organization to get more credits so that I can continue helping you.`,
    'assistant/invalid-registration':
      'Your registration is not valid here: your plan is one for parents, but you belong to an organization. Please upgrade to a plan for organizations.',
    'assistant/disabled': "Student's assistant is disabled by admin",
  },
  ar: {
    'assistant/upgrade-for-more': `${OUT_AR} رقِّ خطتك لتحصل على رصيد بلا حدود حتى أواصل مساعدتك.`,
    'assistant/sign-up-for-more': `${OUT_AR} أنشئ حسابًا لتحصل على رصيد مجاني أكثر حتى أواصل مساعدتك.`,
    'assistant/ask-organization': `${OUT_AR} تواصل مع مؤسستك لتحصل على رصيد أكثر حتى أواصل مساعدتك.`,
    'assistant/invalid-registration':
      'تسجيلك غير صالح هنا: خطتك مخصصة للأهل، لكنك تنتمي إلى مؤسسة. رقِّ حسابك إلى خطة للمؤسسات.',
    'assistant/disabled': 'أوقف المشرف مساعد التلميذ',
  },
};
