<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Error\InvalidMetadata;

/**
 * Understands types as jms/serializer writes them: `array<string, App\Line>`, `DateTime<'Y-m-d', null, ['Y', 'U']>`.
 *
 * As there, what follows a whole type is ignored: `string|null` is `string`.
 *
 * @internal
 */
final readonly class TypeParser
{
    /**
     * @param string $place where the type is written, for the message
     *
     * @throws InvalidMetadata `invalid_type`
     */
    public function parse(string $text, string $place = 'A type'): TypeName
    {
        $tokens = new TypeTokens(TypeToken::allOf($text));
        $first = $tokens->next() ?? throw self::invalid($text, $place, 'it is empty');
        if ($first->kind !== TokenKind::Name) {
            throw self::invalid($text, $place, "it begins with {$first->text}, which is no name");
        }
        try {
            return new TypeName($first->text, self::parametersOf($tokens));
        } catch (UnexpectedToken $unexpected) {
            throw self::invalid($text, $place, $unexpected->getMessage());
        }
    }

    /**
     * @return list<mixed> empty where there are none
     *
     * @throws UnexpectedToken
     */
    private static function parametersOf(TypeTokens $tokens): array
    {
        if ($tokens->isNext(TokenKind::ListBegin)) {
            throw new UnexpectedToken('a [ follows a name, but lists are written as array<T>');
        }
        if (!$tokens->isNext(TokenKind::ParametersBegin)) {
            return [];
        }
        $tokens->next();

        return self::itemsUntil(TokenKind::ParametersEnd, $tokens);
    }

    /**
     * @return list<mixed>
     *
     * @throws UnexpectedToken
     */
    private static function itemsUntil(TokenKind $end, TypeTokens $tokens): array
    {
        $items = [];
        if ($tokens->isNext($end)) {
            $tokens->next();

            return $items;
        }
        do {
            $items[] = self::item($tokens);
            $separator = $tokens->next() ?? throw new UnexpectedToken('it ends too early');
        } while ($separator->kind === TokenKind::Comma);

        return $separator->kind === $end ? $items : throw new UnexpectedToken("{$separator->text} stands where a comma or an end should be");
    }

    /**
     * @return array<mixed>|int|float|string|null
     *
     * @throws UnexpectedToken
     */
    private static function item(TypeTokens $tokens): array|int|float|string|null
    {
        $token = $tokens->next() ?? throw new UnexpectedToken('it ends too early');

        return match ($token->kind) {
            TokenKind::Integer => (int) $token->text,
            TokenKind::Float => (float) $token->text,
            TokenKind::Text => $token->text,
            TokenKind::Null => null,
            TokenKind::ListBegin => self::itemsUntil(TokenKind::ListEnd, $tokens),
            // A list right behind a name takes the place of the name and is the first item of a list that begins unseen.
            TokenKind::Name => $tokens->isNext(TokenKind::ListBegin)
                ? self::itemsUntil(TokenKind::ListEnd, $tokens)
                : (new TypeName($token->text, self::parametersOf($tokens)))->toArray(),
            default => throw new UnexpectedToken("{$token->text} stands where a type or a value should be"),
        };
    }

    private static function invalid(string $text, string $place, string $problem): InvalidMetadata
    {
        return new InvalidMetadata('invalid_type', $place, "\"{$text}\" is not a type of jms/serializer: {$problem}.", 'Write a type such as int, App\Line, array<App\Line> or array<string, float>.');
    }
}
