<?php

declare(strict_types=1);

namespace Kiln\Schema\Go;

/**
 * Names as Go likes them: `due-date` is `DueDate`, `order_id` is `OrderID`.
 *
 * @internal
 */
final readonly class Identifier
{
    /** @see https://go.dev/wiki/CodeReviewComments#initialisms */
    private const INITIALISMS = ['Api', 'Ascii', 'Cpu', 'Css', 'Dns', 'Html', 'Http', 'Https', 'Id', 'Ip', 'Json', 'Sql', 'Ssh', 'Tls', 'Ui', 'Uid', 'Uri', 'Url', 'Utf8', 'Uuid', 'Xml'];

    /**
     * @return string which other packages see
     */
    public static function of(string $text): string
    {
        $words = \preg_split('/[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u', $text, -1, \PREG_SPLIT_NO_EMPTY);
        $name = '';
        foreach ($words === false ? [] : $words as $word) {
            $word = \mb_strtoupper(\mb_substr($word, 0, 1)) . \mb_substr($word, 1);
            $name .= \in_array($word, self::INITIALISMS, true) ? \strtoupper($word) : $word;
        }

        return \preg_match('/^\p{Lu}/u', $name) === 1 ? $name : "X{$name}";
    }
}
