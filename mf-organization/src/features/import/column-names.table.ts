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
 * What columns are called in English, German, Arabic, Polish, Japanese, Spanish, French, Italian and Portuguese (the others are beside this file), and in the files of systems: OneRoster, School Data Sync,
 * Google Classroom and Canvas. Of several columns of one kind the name that stands first here counts.
 */
export const COLUMN_NAMES: Readonly<Record<Column, readonly string[]>> = {
  full_name: ['name', 'full name', 'student', 'student name', 'pupil', 'pupil name', 'display name',
    'schüler', 'schülerin', 'schüler/in', 'schüler*in', 'schülerinnen und schüler', 'schülername', 'vollständiger name', 'kind',
    'الاسم', 'اسم', 'الاسم الكامل', 'اسم الطالب', 'الطالب', 'اسم التلميذ', 'التلميذ',
    'imię i nazwisko', 'uczeń', 'uczennica', 'nazwisko i imię', '氏名', '名前', '児童名', '生徒名', '児童生徒名', 'nombre completo', 'alumno', 'alumna', 'estudiante', 'nom complet', 'élève', 'nome completo', 'studente', 'studentessa', 'aluno', 'aluna', 'nome do aluno'],
  first_name: ['first name', 'firstname', 'given name', 'givenName', 'forename', 'legal first name', 'student first name', 'first',
    'vorname', 'vornamen', 'rufname', 'الاسم الأول', 'الاسم الشخصي',
    'imię', 'imiona', '名', 'めい', 'nombre', 'nombres', 'prénom', 'prénoms', 'nome', 'primeiro nome'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'familyName', 'legal surname', 'legal last name', 'student last name', 'last',
    'nachname', 'familienname', 'zuname', 'اسم العائلة', 'اللقب', 'العائلة', 'الكنية',
    'nazwisko', '姓', 'せい', 'apellido', 'apellidos', 'nom', 'nom de famille', 'cognome', 'sobrenome', 'apelido'],
  username: ['username', 'user name', 'user', 'login', 'login name',
    'benutzername', 'benutzer', 'anmeldename', 'nutzername', 'اسم المستخدم', 'المستخدم',
    'nazwa użytkownika', 'użytkownik', 'ユーザー名', 'ログイン名', 'usuario', 'nombre de usuario', 'nom d’utilisateur', 'identifiant', 'nome utente', 'nome de usuário', 'usuário'],
  password: ['password', 'pass word', 'passwort', 'kennwort', 'كلمة المرور', 'كلمة السر', 'الرقم السري',
    'hasło', 'パスワード', 'contraseña', 'mot de passe', 'senha'],
  class_name: ['class', 'class name', 'group', 'form', 'section', 'section name', 'registration group', 'reg group', 'homeroom', 'home room',
    'klasse', 'klassenname', 'lerngruppe', 'gruppe', 'klassenbezeichnung',
    'الصف', 'الفصل', 'اسم الصف', 'الشعبة', 'المجموعة',
    'klasa', 'oddział', 'nazwa klasy', 'クラス', '学級', '組', 'clase', 'grupo', 'classe', 'groupe', 'turma'],
  external_id: ['external id', 'external_id', 'sourcedId', 'SIS user id', 'SIS ID', 'student id', 'student number', 'pupil id', 'UPN', 'unique pupil number',
    'user id', 'id', 'email address', 'schüler-id', 'schülernummer', 'interne id-nummer', 'externe id', 'schüler_id', 'eindeutige nummer',
    'رقم الطالب', 'رقم التلميذ', 'الرقم الأكاديمي', 'رقم الهوية',
    'numer ucznia', 'identyfikator ucznia', '学籍番号', '出席番号', 'número de alumno', 'identifiant national', 'matricola', 'matrícula'],
  class_external_id: ['class external id', 'class_external_id', 'class id', 'classSourcedId', 'section SIS ID', 'SIS section id', 'section id',
    'klassen-id', 'رقم الفصل', 'رقم الصف',
    'identyfikator klasy', 'クラスid', 'id de clase', 'id de la classe', 'id classe', 'id da turma'],
}; // prettier-ignore

/** What stands in place of a name in rows of points, dates and sums, which are no students. */
export const NO_STUDENTS: readonly string[] = [
  'points', 'points possible', 'date', 'due date', 'max points', 'maximum points', 'total', 'sum', 'average', 'class average', 'mean',
  'student, test', 'test student', 'count', 'punkte', 'maximale punkte', 'maximale punktzahl', 'datum', 'summe', 'gesamt', 'anzahl',
  'durchschnitt', 'mittelwert', 'klassendurchschnitt', 'notenschnitt', 'النقاط', 'الدرجة', 'الدرجات', 'الدرجة العظمى', 'التاريخ', 'المجموع', 'المعدل', 'المتوسط',
    'punkty', 'razem', 'suma', 'średnia', 'liczba', '合計', '平均', '点数', '日付', '人数', 'puntos', 'promedio', 'fecha', 'points maximum', 'moyenne', 'total général', 'punti', 'media', 'somma', 'pontos', 'média', 'data',
    'общо', 'средно', 'точки', 'дата', 'celkem', 'průměr', 'body', 'i alt', 'gennemsnit', 'point', 'dato', 'σύνολο', 'μέσος όρος', 'βαθμοί', 'ημερομηνία',
    'yhteensä', 'keskiarvo', 'pisteet', 'päivämäärä', 'סך הכול', 'סה״כ', 'ממוצע', 'נקודות', 'תאריך', 'कुल', 'औसत', 'अंक', 'तारीख', 'दिनांक',
    'összesen', 'átlag', 'pont', 'pontszám', 'dátum', 'jumlah', 'rata-rata', 'nilai', 'tanggal', '합계', '평균', '점수', '날짜', 'purata', 'markah', 'tarikh',
    'totaal', 'gemiddelde', 'punten', 'totalt', 'gjennomsnitt', 'poeng', 'medie', 'puncte', 'data nașterii', 'итого', 'всего', 'средний балл', 'баллы',
    'summa', 'medelvärde', 'poäng', 'รวม', 'เฉลี่ย', 'คะแนน', 'วันที่', 'toplam', 'ortalama', 'puan', 'tarih', 'разом', 'усього', 'середній бал', 'бали',
    'tổng', 'trung bình', 'điểm', 'ngày', '总计', '合计', '平均分', '分数', '日期',
]; // prettier-ignore
