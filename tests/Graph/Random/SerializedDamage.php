<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model;

/**
 * Does something to bytes that hold a text of serialize(), as somebody would who knows that format, and makes the checksum
 * right again.
 */
final class SerializedDamage
{
    private const TOKENS = [
        'N;', 'b:1;', 'i:5;', 'i:99999999999999999999;', 'd:1.5;', 's:1:"a";', 's:5:"a";', 'S:1:"\61";', 'a:0:{}', 'a:1:{i:0;N;}', 'a:1:{i:0;', '}', '};', ';',
        'a:9999:{', 'a:100000:{i:0;', 'a:-1:{}', 'r:1;', 'R:1;', 'R:2;', 'r:2;', 'r:3;', 'R:3;', 'R:01;', 'R:99;', 'O:8:"stdClass":0:{}', 'o:8:"stdClass":0:{}',
        'O:8:"stdClass":1:{s:1:"a";R:2;}', 'O:8:"stdClass":50:{', 'C:11:"ArrayObject":21:{x:i:0;a:0:{};m:a:0:{}}', 'O:+8:"stdClass":0:{}', 'O:8:"STDCLASS":0:{}',
        'O:7:"Closure":0:{}', 'O:0:"":0:{}', 'E:3:"a:b";', 'O:17:"DateTimeImmutable":0:{}', "s:3:\"\0*\0\";", 's:8:"O:1:"a":";',
    ];

    public static function done(string $bytes, string $other, Chance $chance): string
    {
        $body = Damage::unsealed($bytes);
        for ($times = $chance->oneOf([1, 1, 1, 2, 3]); $times > 0; --$times) {
            $body = $chance->percent(60) ? self::once($body, $chance) : Damage::unsealed(Damage::done(Damage::sealed($body), $other, $chance));
            if (\strlen($body) < Damage::HEAD) {
                $body = str_pad($body, Damage::HEAD, "\1");
            }
        }

        return Damage::sealed($body);
    }

    private static function once(string $body, Chance $chance): string
    {
        $spans = self::spans($body);
        [$at, $length] = $spans === [] ? [2, 0] : $chance->oneOf($spans);

        return match ($chance->int(0, 5)) {
            0 => substr_replace($body, $chance->oneOf(self::TOKENS), $at, $length),
            1 => substr_replace($body, $chance->oneOf(self::TOKENS), $at, 0),
            2 => substr_replace($body, '', $at, $length),
            3 => substr_replace($body, self::token($chance), $at, $chance->oneOf([0, $length])),
            4 => $body . $chance->oneOf(self::TOKENS),
            default => (string) preg_replace_callback('/\d+/', static fn(array $digits): string => (string) $chance->oneOf([(int) $digits[0] + 1, (int) $digits[0] - 1, 0, 1, 70_000, '00' . $digits[0]]), $body, 1),
        };
    }

    private static function token(Chance $chance): string
    {
        $class = $chance->oneOf(Specimen::CLASSES);

        return match ($chance->int(0, 3)) {
            0 => \sprintf('O:%d:"%s":0:{}', \strlen($class), $class),
            1 => \sprintf('O:%d:"%s":1:{s:4:"next";R:2;}', \strlen($class), $class),
            2 => \sprintf('C:%d:"%s":2:{x;}', \strlen($class), $class),
            default => \sprintf('E:%d:"%s:Clubs";', \strlen(Model\Suit::class) + 6, Model\Suit::class),
        };
    }

    /**
     * Where tokens stand, or what looks like one.
     *
     * @return list<array{int, int}> position and length
     */
    private static function spans(string $body): array
    {
        preg_match_all('/[aidbsOErR]:[^;{]*[;{]|N;|\}/', $body, $matches, \PREG_OFFSET_CAPTURE);
        $spans = [];
        foreach ($matches[0] as [$token, $at]) {
            $spans[] = [$at, \strlen($token)];
        }

        return $spans;
    }
}
