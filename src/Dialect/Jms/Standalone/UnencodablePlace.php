<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Error\ErrorCode;
use Kiln\Error\Violation;

/**
 * Finds what json_encode() refuses.
 *
 * @internal
 */
final class UnencodablePlace
{
    /**
     * @param mixed $written plain data, with an ArrayObject for what is a JSON object in any case
     * @param int   $error   one of JSON_ERROR_*
     */
    public static function find(mixed $written, int $error): Violation
    {
        $segments = self::segments($written, $error, []) ?? [];

        return match ($error) {
            \JSON_ERROR_UTF8 => new Violation(ErrorCode::InvalidUtf8, $segments, 'text that is not UTF-8', 'UTF-8', hint: 'Convert it, or write it base64 encoded.'),
            \JSON_ERROR_INF_OR_NAN => new Violation(ErrorCode::NotFinite, $segments, 'infinite or not a number', 'a finite number', hint: 'JSON has no such numbers. Write null instead.'),
            \JSON_ERROR_DEPTH => new Violation(ErrorCode::DepthExceeded, $segments, 'nested too deep', hint: 'json_encode() nests 512 levels at most.'),
            default => new Violation(ErrorCode::NotSerializable, $segments, "json_encode() fails with code {$error}"),
        };
    }

    /**
     * @param list<string|int> $segments
     *
     * @return ?list<string|int> null where there is nothing of the kind
     */
    private static function segments(mixed $written, int $error, array $segments): ?array
    {
        if (\is_string($written)) {
            return $error === \JSON_ERROR_UTF8 && \preg_match('//u', $written) !== 1 ? $segments : null;
        }
        if (\is_float($written)) {
            return $error === \JSON_ERROR_INF_OR_NAN && !\is_finite($written) ? $segments : null;
        }
        $members = $written instanceof \ArrayObject ? $written->getArrayCopy() : $written;
        $isList = \is_array($written) && \array_is_list($written);
        foreach (\is_array($members) ? $members : [] as $key => $member) {
            $isText = !\is_string($key) || \preg_match('//u', $key) === 1;
            $found = $isText ? self::segments($member, $error, [...$segments, $isList ? $key : (string) $key]) : $segments;
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }
}
