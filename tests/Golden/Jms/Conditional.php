<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Conditional;

use JMS\Serializer\Annotation as JMS;

/**
 * Properties that are there under a condition.
 */
class Post
{
    public string $title = '';

    #[JMS\Exclude(if: "context.getDirection() == 1 && object.title == ''")]
    public string $text = '';

    #[JMS\Expose(if: "property_metadata.name == 'note'")]
    private ?string $note = null;

    public ?Draft $draft = null;

    public function note(): ?string
    {
        return $this->note;
    }
}

/**
 * An object that is there under a condition.
 */
#[JMS\Exclude(if: 'object.secret')]
class Draft
{
    public string $text = '';

    public bool $secret = false;
}
