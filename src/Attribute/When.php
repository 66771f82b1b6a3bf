<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Writes a property only when a condition holds. It is asked once for each object, before the value is taken, and may be any
 * code; what it throws comes out as it is. When reading it is not asked: there is no object yet.
 *
 *     #[When('isPublished')]                            // $post->isPublished($context)
 *     public ?string $text = null;
 *
 *     #[When([Policy::class, 'seesPrices'])]            // Policy::seesPrices($post, $context)
 *     public ?int $price = null;
 *
 *     #[When(expression: 'object.comments > 0')]        // by symfony/expression-language
 *     public ?string $discussion = null;
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_METHOD)]
final readonly class When
{
    /**
     * @param string|array<mixed>|null $condition  the name of a method of the object, public or not; a static one, or one of
     *                                             another class, is given the object first. Last comes the
     *                                             {@see \Kiln\Context}
     * @param ?string                  $expression that is given `object` and `context`; see
     *                                             {@see \Kiln\SerializerBuilder::withExpressions()}
     */
    public function __construct(public string|array|null $condition = null, public ?string $expression = null) {}
}
