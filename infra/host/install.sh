#!/bin/sh
# Burrow on one Debian: PostgreSQL, nginx with TLS, a service and a backup each night. As root:
#   sh install.sh packages                               what Debian has of it
#   sh install.sh platform burrow.tar.gz burrow.example.org   the platform, or a newer one
# docs/operations/one-host.md says what it does, and what is to be set afterwards.
set -eu

HERE=$(cd "$(dirname "$0")" && pwd)
LIBRARY=/usr/local/lib/burrow
SETTINGS=/etc/burrow/burrow.env

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
has_systemd() { [ -d /run/systemd/system ]; }
secret() { head -c 48 /dev/urandom | base64 | tr -dc 'A-Za-z0-9' | head -c 40; }

packages() {
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    postgresql nginx-light certbot openssl ca-certificates
}

make_user() {
  id burrow >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir /srv/burrow --no-create-home --shell /usr/sbin/nologin burrow
  install -d -m 0700 -o burrow -g burrow /srv/burrow /srv/burrow/data /srv/burrow/backups
  install -d -m 0755 /etc/burrow /var/www/burrow "$LIBRARY"
  install -d -m 0700 /etc/burrow/tls
}

# The folder is named by the hash of the archive: the version before stays beside it.
unpack() {
  name=$(sha256sum "$1" | cut -c1-16)
  if [ ! -d "$LIBRARY/$name" ]; then
    rm -rf "$LIBRARY/$name.part"
    mkdir "$LIBRARY/$name.part"
    tar -C "$LIBRARY/$name.part" --no-same-owner -xzf "$1"
    [ -x "$LIBRARY/$name.part/usr/bin/node" ] || fail "$1 is no archive of the platform."
    mv "$LIBRARY/$name.part" "$LIBRARY/$name"
  fi
  ln -sfn "$name" "$LIBRARY/current.next"
  mv -T "$LIBRARY/current.next" "$LIBRARY/current"
  chmod -R go+rX,go-w "$LIBRARY/$name"
}

start_database() {
  if has_systemd; then
    systemctl enable --now postgresql
  else
    version=$(pg_lsclusters -h | cut -d' ' -f1)
    pg_ctlcluster "$version" main status >/dev/null || pg_ctlcluster "$version" main start
  fi
}

as_postgres() { (cd / && runuser -u postgres -- "$@"); }

# Makes role and database once; the password is in the settings only.
make_database() {
  if [ "$(as_postgres psql -tAc "select count(*) from pg_roles where rolname = 'burrow'")" = 0 ]; then
    printf "create role burrow login password '%s'; create database burrow owner burrow;" "$1" |
      sed 's/; create database/;\ncreate database/' | as_postgres psql -q -v ON_ERROR_STOP=1
  fi
}

write_settings() {
  [ -e "$SETTINGS" ] && return 0
  password=$(secret)
  make_database "$password"
  umask 077
  cat >"$SETTINGS" <<END
PUBLIC_URL=https://$1
HOST=127.0.0.1
PORT=8080
TRUST_PROXY=loopback
DATA_DIR=/srv/burrow/data
DATABASE_URL=postgres://burrow:$password@127.0.0.1:5432/burrow
COOKIE_SECRET=$(secret)
SERVICE_KEY=$(secret)
BACKUP_PASSPHRASE=$(secret)
METRICS_PORT=9464
# Mails are stored and not sent until this is set.
# SMTP_URL=smtp://user:password@mail.example.org:587
MAIL_FROM="Burrow <noreply@$1>"
# Networks of schools, whose students share an address.
# SCHOOL_NETWORKS=203.0.113.0/24
END
  umask 022
}

# Until there is a certificate that browsers trust, one of its own.
write_certificate() {
  [ -e /etc/burrow/tls/key.pem ] && return 0
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 -subj "/CN=$1" \
    -addext "subjectAltName=DNS:$1" -keyout /etc/burrow/tls/key.pem -out /etc/burrow/tls/certificate.pem 2>/dev/null
  chmod 0600 /etc/burrow/tls/key.pem
}

set_up_proxy() {
  sed "s/HOST_NAME/$1/g" "$HERE/nginx.conf" >/etc/nginx/sites-available/burrow
  ln -sf ../sites-available/burrow /etc/nginx/sites-enabled/burrow
  rm -f /etc/nginx/sites-enabled/default
  nginx -q -t
}

start() {
  cp "$HERE"/burrow.service "$HERE"/burrow-backup.service "$HERE"/burrow-backup.timer /etc/systemd/system/
  if ! has_systemd; then
    say "There is no systemd here: start burrow.service and nginx yourself."
    return 0
  fi
  systemctl daemon-reload
  systemctl enable --now burrow-backup.timer nginx
  systemctl enable burrow
  systemctl restart burrow
  systemctl reload nginx
}

platform() {
  [ -f "${1:-}" ] || fail "Which archive? sh install.sh platform burrow.tar.gz burrow.example.org"
  printf '%s' "${2:-}" | grep -Eq '^[a-z0-9.-]+\.[a-z]+$' || fail "Under which host name? burrow.example.org"
  make_user
  unpack "$1"
  start_database
  write_settings "$2"
  write_certificate "$2"
  set_up_proxy "$2"
  start
  say "Burrow is set up for https://$2. Settings: $SETTINGS"
}

# A certificate of Let's Encrypt for a host name that leads here, renewed by certbot's own timer.
certificate() {
  certbot certonly --webroot -w /var/www/burrow -d "$1" -m "$2" --agree-tos -n \
    --deploy-hook 'cp "$RENEWED_LINEAGE/fullchain.pem" /etc/burrow/tls/certificate.pem && cp "$RENEWED_LINEAGE/privkey.pem" /etc/burrow/tls/key.pem && systemctl reload nginx'
}

case "${1:-}" in
packages) packages ;;
platform) platform "${2:-}" "${3:-}" ;;
certificate) certificate "${2:?host name}" "${3:?address of mail}" ;;
*) fail "sh install.sh packages, then sh install.sh platform ARCHIVE HOST, then sh install.sh certificate HOST MAIL" ;;
esac
