package nis2

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
)

// Line of a portfolio stream. Data is set if Kind is "result"; a whole stream ends with the kind "end".
type Line[T any] struct {
	Kind  string  `json:"kind"`
	Line  int     `json:"line"`
	ID    *string `json:"id"`
	Data  T       `json:"data"`
	Error *Error  `json:"error"`
}

func eachLine[T any](ctx context.Context, c *Client, op operation, params any, file *upload, yield func(Line[T]) error) error {
	sorted, err := c.sorted(op, params)
	if err != nil {
		return err
	}
	response, err := c.request(ctx, op, sorted, file)
	if err != nil {
		return named(err, op, params)
	}
	defer response.Body.Close()
	decoder := json.NewDecoder(bufio.NewReader(response.Body))
	for {
		var line Line[T]
		if err := decoder.Decode(&line); err == io.EOF {
			return nil
		} else if err != nil {
			return unreachable(err)
		}
		if err := yield(line); err != nil {
			return err
		}
	}
}
