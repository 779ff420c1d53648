/** What a column of a list can be: the name is whole, or in two parts. */
export const COLUMNS = [
  'full_name',
  'first_name',
  'last_name',
  'username',
  'password',
  'class_name',
  'external_id',
  'class_external_id',
] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * What columns are called in English, German and Arabic, and in the files of systems: OneRoster, School Data Sync,
 * Google Classroom and Canvas. Of several columns of one kind the name that stands first here counts.
 */
export const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
  full_name: ['name', 'full name', 'student', 'student name', 'pupil', 'pupil name', 'display name',
    'schüler', 'schülerin', 'schüler/in', 'schüler*in', 'schülerinnen und schüler', 'schülername', 'vollständiger name', 'kind',
    'الاسم', 'اسم', 'الاسم الكامل', 'اسم الطالب', 'الطالب', 'اسم التلميذ', 'التلميذ'],
  first_name: ['first name', 'firstname', 'given name', 'givenName', 'forename', 'legal first name', 'student first name', 'first',
    'vorname', 'vornamen', 'rufname', 'الاسم الأول', 'الاسم الشخصي'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'familyName', 'legal surname', 'legal last name', 'student last name', 'last',
    'nachname', 'familienname', 'zuname', 'اسم العائلة', 'اللقب', 'العائلة', 'الكنية'],
  username: ['username', 'user name', 'user', 'login', 'login name',
    'benutzername', 'benutzer', 'anmeldename', 'nutzername', 'اسم المستخدم', 'المستخدم'],
  password: ['password', 'pass word', 'passwort', 'kennwort', 'كلمة المرور', 'كلمة السر', 'الرقم السري'],
  class_name: ['class', 'class name', 'group', 'form', 'section', 'section name', 'registration group', 'reg group', 'homeroom', 'home room',
    'klasse', 'klassenname', 'lerngruppe', 'gruppe', 'klassenbezeichnung',
    'الصف', 'الفصل', 'اسم الصف', 'الشعبة', 'المجموعة'],
  external_id: ['external id', 'external_id', 'sourcedId', 'SIS user id', 'SIS ID', 'student id', 'student number', 'pupil id', 'UPN', 'unique pupil number',
    'user id', 'id', 'email address', 'schüler-id', 'schülernummer', 'interne id-nummer', 'externe id', 'schüler_id', 'eindeutige nummer',
    'رقم الطالب', 'رقم التلميذ', 'الرقم الأكاديمي', 'رقم الهوية'],
  class_external_id: ['class external id', 'class_external_id', 'class id', 'classSourcedId', 'section SIS ID', 'SIS section id', 'section id',
    'klassen-id', 'رقم الفصل', 'رقم الصف'],
}; // prettier-ignore

/** What stands in place of a name in rows of points, dates and sums, which are no students. */
export const NO_STUDENTS: readonly string[] = [
  'points', 'points possible', 'date', 'due date', 'max points', 'maximum points', 'total', 'sum', 'average', 'class average', 'mean',
  'student, test', 'test student', 'count', 'punkte', 'maximale punkte', 'maximale punktzahl', 'datum', 'summe', 'gesamt', 'anzahl',
  'durchschnitt', 'mittelwert', 'klassendurchschnitt', 'notenschnitt', 'النقاط', 'الدرجة', 'الدرجات', 'الدرجة العظمى', 'التاريخ', 'المجموع', 'المعدل', 'المتوسط',
]; // prettier-ignore
