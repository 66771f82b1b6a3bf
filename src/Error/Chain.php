<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * The exceptions that stand behind one: {@see \Throwable::getPrevious()}, and so on.
 *
 * @internal
 */
final class Chain
{
    /**
     * @return list<\Throwable> the exception itself first; of a chain that closes, each once
     */
    public static function of(\Throwable $exception): array
    {
        $links = [];
        for ($link = $exception; $link !== null && !isset($links[\spl_object_id($link)]); $link = $link->getPrevious()) {
            $links[\spl_object_id($link)] = $link;
        }

        return \array_values($links);
    }

    /**
     * Puts the place that stands at the end below a value that has this path.
     *
     * @param list<string|int> $segments
     */
    public static function below(\Throwable $exception, array $segments): \Throwable
    {
        $place = ThrownAt::find($exception);
        if ($place !== null) {
            self::end($exception, new ThrownAt([...$segments, ...$place->segments], $place->isReading, $place->documentLine, $place->documentColumn, $place->documentOffset));
        }

        return $exception;
    }

    /**
     * Puts a place at the end, instead of one that is there: an exception that is thrown again and again has but one. A chain
     * that closes has no end, and stays as it is.
     *
     * @param ?ThrownAt $place null to take away the one that is there
     */
    public static function end(\Throwable $exception, ?ThrownAt $place): void
    {
        $links = self::of($exception);
        $last = $links[\count($links) - 1];
        if ($last instanceof ThrownAt && \count($links) > 1) {
            $last = $links[\count($links) - 2];
        } elseif ($last->getPrevious() !== null || $place === null) {
            return;
        }
        // What PHP itself does where a `finally` throws one more (php-src, zend_exception_set_previous()).
        (new \ReflectionProperty($last instanceof \Error ? \Error::class : \Exception::class, 'previous'))->setValue($last, $place);
    }
}
