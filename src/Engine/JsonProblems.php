<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Error\DeserializationException;
use Kiln\Error\Violations;
use Kiln\Format\Item;
use Kiln\Format\Json\Json;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\Problems;
use Kiln\Format\SyntaxException;

/**
 * What a caller gets when JSON cannot be read: an exception that says where in the text it is wrong.
 *
 * @internal
 */
final readonly class JsonProblems
{
    /**
     * What user code has thrown stays what it is, and learns its place.
     *
     * @param ?Item            $item that the text is in a stream
     * @param list<string|int> $path of the value in the stream
     */
    public static function located(\Throwable $failure, string $json, string $type, ?Item $item = null, array $path = []): \Throwable
    {
        $start = $item?->start() ?? Position::start();

        return match (true) {
            $failure instanceof ReadFailure => self::of($type, Problems::located($failure->violations, new Json(), $json, $start, $path)),
            $failure instanceof SyntaxException, $failure instanceof LimitException => self::of($type, Problems::inText($failure, $start, $path)),
            default => Problems::thrown($failure, new Json(), $json, $start, $path),
        };
    }

    public static function of(string $type, Violations $violations): DeserializationException
    {
        return new DeserializationException($type, 'JSON', $violations);
    }
}
