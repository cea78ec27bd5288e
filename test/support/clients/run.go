// Calls every case of standard input with the Go client; prints one JSON object of what it saw.
package main

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"reflect"
	"strconv"
	"strings"
	"time"

	nis2 "nis2compliance"
)

type testCase struct {
	Wire, Method, Key string
	WireInput         json.RawMessage
	Upload            *struct{ Body, ContentType string }
}

var errEnough = errors.New("enough")

// outcome calls a method by its name; functions that take items stop at the first one.
func outcome(client *nis2.Client, one testCase) string {
	method := reflect.ValueOf(client).MethodByName(one.Method)
	params := reflect.New(method.Type().In(1))
	if err := json.Unmarshal(one.WireInput, params.Interface()); err != nil {
		return err.Error()
	}
	if one.Upload != nil {
		params.Elem().FieldByName("Body").SetBytes([]byte(one.Upload.Body))
		params.Elem().FieldByName("ContentType").SetString(one.Upload.ContentType)
	}
	given := []reflect.Value{reflect.ValueOf(context.Background()), params.Elem()}
	if method.Type().NumIn() == 3 {
		yield := reflect.MakeFunc(method.Type().In(2), func([]reflect.Value) []reflect.Value {
			return []reflect.Value{reflect.ValueOf(&errEnough).Elem()}
		})
		given = append(given, yield)
	}
	results := method.Call(given)
	err, _ := results[len(results)-1].Interface().(error)
	var failure *nis2.Error
	switch {
	case errors.As(err, &failure):
		return failure.Code
	case err != nil && !errors.Is(err, errEnough):
		return err.Error()
	case len(results) == 2 && results[0].Kind() == reflect.Slice && results[0].Len() == 0:
		return "nothing"
	}
	return "ok"
}

func text(err error) string {
	if err == nil {
		return "accepted"
	}
	return err.Error()
}

func webhooks() map[string]any {
	key := []byte(strings.Repeat("7", 32))
	secret := "whsec_" + base64.StdEncoding.EncodeToString(key)
	body := []byte(`{"type":"order.released","timestamp":"2026-03-01T10:00:00Z","data":{"event_id":"e","olek":"vabastatud"}}`)
	sign := func(at time.Time) http.Header {
		stamp := strconv.FormatInt(at.Unix(), 10)
		mac := hmac.New(sha256.New, key)
		mac.Write(append([]byte("id."+stamp+"."), body...))
		headers := http.Header{}
		headers.Set("Webhook-Id", "id")
		headers.Set("Webhook-Timestamp", stamp)
		headers.Set("Webhook-Signature", "v1,no v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil)))
		return headers
	}
	event, err := nis2.VerifyWebhook(body, sign(time.Now()), secret)
	if err != nil {
		return map[string]any{"event": err.Error()}
	}
	var order nis2.OrderEvent
	if err := json.Unmarshal(event.Data, &order); err != nil {
		return map[string]any{"event": err.Error()}
	}
	_, changed := nis2.VerifyWebhook(append(body, ' '), sign(time.Now()), secret)
	_, old := nis2.VerifyWebhook(body, sign(time.Now().Add(-400*time.Second)), secret)
	return map[string]any{"event": []any{event.Type, order.EventID, order.State}, "changed": text(changed), "old": text(old)}
}

func main() {
	var told struct {
		URL, Key, Flaky, Order string
		Cases                  []testCase
	}
	must(json.NewDecoder(os.Stdin).Decode(&told))
	ctx, client := context.Background(), nis2.New(told.URL, told.Key)
	seen := map[string]any{}
	outcomes := map[string]string{}
	for _, one := range told.Cases {
		outcomes[one.Wire] = outcome(nis2.New(told.URL, one.Key), one)
	}
	seen["outcomes"] = outcomes

	scoped, err := client.Scoping(ctx, nis2.ScopingParams{Employees: 9, Receipt: nis2.Ptr(true)})
	must(err)
	seen["class"] = []any{scoped.Class == nis2.ClassificationOutOfScope, scoped.SizeClass, len(scoped.Sources) > 0}
	_, err = client.ScopeGroup(ctx, nis2.ScopeGroupParams{Entities: []nis2.GroupEntityInput{{ID: "A", Employees: nis2.Ptr(-1.0)}}})
	var failure *nis2.Error
	errors.As(err, &failure)
	seen["field"] = failure.Details[0].Name

	changes, nodes, lines := 0, 0, []string{}
	must(client.EachChangelog(ctx, nis2.ChangelogParams{Limit: nis2.Ptr(2)}, func(nis2.KnowledgeChange) error { changes++; return nil }))
	must(client.EachGraphSearch(ctx, nis2.GraphSearchParams{Text: "incident", First: nis2.Ptr(5)}, func(nis2.GraphNode) error { nodes++; return nil }))
	seen["changes"], seen["nodes"] = changes, nodes
	events := []any{}
	must(client.OrderStatus(ctx, nis2.OrderStatusParams{OrderID: told.Order}, func(event nis2.OrderEvent) error {
		events = append(events, event.State == nis2.OrderStateReleased, event.Step)
		return nil
	}))
	seen["events"] = events
	upload := nis2.ScopingPortfolioParams{Body: []byte("tootajad\n9\n-1\n"), ContentType: "text/csv"}
	must(client.ScopingPortfolio(ctx, upload, func(line nis2.Line[nis2.ScopingResult]) error {
		lines = append(lines, line.Kind)
		return nil
	}))
	seen["lines"] = lines
	order, err := nis2.New(told.Flaky, told.Key).CreateOrder(ctx, nis2.CreateOrderParams{Service: "pakett"})
	must(err)
	seen["order"] = order.State == nis2.OrderStateReleased
	nowhere := nis2.New("http://127.0.0.1:2", "")
	nowhere.Attempts = 0
	_, err = nowhere.Health(ctx, nis2.HealthParams{})
	errors.As(err, &failure)
	seen["unreachable"] = failure.Code

	keys, err := client.PublishedKeys(ctx)
	must(err)
	receipt := *scoped.Receipt
	payload, err := nis2.VerifyReceipt(receipt, keys)
	must(err)
	var stated struct{ Operation string }
	must(json.Unmarshal(payload, &stated))
	_, forged := nis2.VerifyReceipt(receipt[:len(receipt)-9]+"AAAAAAAAA", keys)
	_, unknown := nis2.VerifyReceipt(receipt, &nis2.KeySet{})
	seen["receipts"] = []string{stated.Operation, text(forged), text(unknown)}
	seen["webhooks"] = webhooks()
	must(json.NewEncoder(os.Stdout).Encode(seen))
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
