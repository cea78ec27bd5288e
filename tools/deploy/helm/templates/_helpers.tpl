{{/* Labels that select the Pods of a component: call with a list of the context and the component. */}}
{{- define "nis2.selector" -}}
{{- $context := index . 0 -}}
{ app.kubernetes.io/name: nis2, app.kubernetes.io/instance: {{ $context.Release.Name | quote }}, app.kubernetes.io/component: {{ index . 1 }} }
{{- end }}

{{/* Labels of a resource of one component. */}}
{{- define "nis2.labels" -}}
{{- $context := index . 0 -}}
app.kubernetes.io/component: {{ index . 1 }}
{{ include "nis2.commonLabels" $context }}
{{- end }}

{{- define "nis2.commonLabels" -}}
app.kubernetes.io/name: nis2
app.kubernetes.io/instance: {{ .Release.Name | quote }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "nis2.image" -}}
{{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) | quote }}
{{- end }}

{{/* A changed ConfigMap replaces the Pods. */}}
{{- define "nis2.podAnnotations" -}}
prometheus.io/scrape: 'true'
prometheus.io/port: '9464'
prometheus.io/path: /metrics
checksum/settings: {{ printf "%s %v" (toJson .Values.settings) .Values.gateway.minReplicas | sha256sum }}
{{- end }}

{{/* What all Pods have in common. */}}
{{- define "nis2.pod" -}}
serviceAccountName: {{ .Release.Name | quote }}
automountServiceAccountToken: false
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . | quote }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
# Nothing that has to stay: secrets come from outside, files are in the database or a bucket.
volumes:
  - name: data
    emptyDir: { sizeLimit: 64Mi }
  - name: tmp
    emptyDir: { sizeLimit: 64Mi }
{{- end }}

{{/* What all containers have in common. */}}
{{- define "nis2.container" -}}
image: {{ include "nis2.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.secretName | quote }} }
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: ['ALL'] }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "nis2.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{ include "nis2.selector" . }}
{{- end }}
